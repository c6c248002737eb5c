import { expect, it } from "vitest";
import { publicRoles } from "./publicRoles";

it("knows who is never asked on a public page", () => {
  expect(publicRoles([])).toEqual({ fills: null, left: [] });
  expect(publicRoles([{ name: "Guest" }])).toEqual({ fills: "Guest", left: [] });
  expect(
    publicRoles([
      { name: "Archive", kind: "viewer" },
      // The first one named, whatever its turn.
      { name: "Guest", order: 2 },
      { name: "Manager", kind: "approver", order: 1 },
      { name: "Host" },
    ]),
  ).toEqual({ fills: "Guest", left: ["Manager", "Host"] });
});
