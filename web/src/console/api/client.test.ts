import { describe, expect, it } from "vitest";
import { nextCursor } from "./client";
import { refusal } from "./failure";

describe("the cursor of the next page", () => {
  it("is found among other links", () => {
    const link = '<https://sign.example/a?x=1>; rel="prev", </documents?limit=50&cursor=a%2Cb>; rel="next"';
    expect(nextCursor(link)).toBe("a,b");
  });
  it("is absent on the last page", () => {
    expect(nextCursor(null)).toBeNull();
    expect(nextCursor('</documents?cursor=x>; rel="prev"')).toBeNull();
  });
});

describe("a refusal", () => {
  it("keeps what the service said and the request's id", async () => {
    const error = { code: "VALIDATION", message: "no", details: [{ field: "name", message: "is missing" }] };
    const response = Response.json({ error }, { status: 400, headers: { "X-Request-Id": "req_1" } });
    const failure = await refusal(response);
    expect(failure).toMatchObject({ status: 400, requestId: "req_1", ...error });
    expect(failure.passes).toBe(false);
  });
  it("is read from a gateway's page too", async () => {
    const failure = await refusal(
      new Response("<h1>oh</h1>", { status: 502, headers: { "Retry-After": "5" } }),
    );
    expect(failure).toMatchObject({ status: 502, retryAfter: 5, passes: true });
  });
});
