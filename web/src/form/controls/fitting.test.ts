import { beforeEach, expect, it, vi } from "vitest";
import { Failure } from "../../net/request";

const makeSmaller = vi.fn();
vi.mock("./smaller", () => ({ makeSmaller }));
const { fitting } = await import("./fitting");

const photo = (bytes: number, type = "image/jpeg") =>
  new File([new Uint8Array(bytes)], "photo.jpg", { type });
const less = photo(10);
const stored = { id: "fil_1", name: "photo.jpg" };

beforeEach(() => makeSmaller.mockReset());

it("sends what is small as it is", async () => {
  const file = photo(1_000);
  expect(await fitting(file, async () => stored as never)).toMatchObject({ sent: file });
  expect(makeSmaller).not.toHaveBeenCalled();
});

it("makes a heavy picture smaller before it is sent", async () => {
  makeSmaller.mockResolvedValue(less);
  const send = vi.fn(async () => stored as never);
  expect((await fitting(photo(3_100_000), send)).sent).toBe(less);
  expect(send.mock.calls).toEqual([[less]]);
});

it("makes a picture smaller that the service finds too large, once", async () => {
  makeSmaller.mockResolvedValue(less);
  const refused = new Failure(413, "PAYLOAD_TOO_LARGE", "too large");
  const send = vi.fn(async (file: File) => {
    if (file !== less) throw refused;
    return stored as never;
  });
  expect((await fitting(photo(1_000), send)).sent).toBe(less);
  expect(makeSmaller).toHaveBeenCalledWith(expect.anything(), true);
  await expect(fitting(photo(1_000, "application/pdf"), send)).rejects.toBe(refused);
  makeSmaller.mockResolvedValue(null);
  await expect(fitting(photo(1_000), send)).rejects.toBe(refused);
});
