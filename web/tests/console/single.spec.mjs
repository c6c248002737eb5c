// Signing in by another house (OpenID Connect), which is a small one of the test's own.

import assert from "node:assert/strict";
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { inspect } from "./look.mjs";
import { world } from "./world.mjs";

const SECRET = "a secret & more";
const text = (value) => Buffer.from(value).toString("base64url");

/** The other house: it says of everybody what `says` holds, and asks them nothing. */
async function house() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const asked = new Map();
  const one = { says: {}, refuses: false };
  const answer = (response, body) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, one.address);
    if (pathname === "/.well-known/openid-configuration")
      return answer(response, {
        issuer: one.address,
        authorization_endpoint: `${one.address}/authorize`,
        token_endpoint: `${one.address}/token`,
        jwks_uri: `${one.address}/keys`,
      });
    if (pathname === "/keys")
      return answer(response, { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "k1" }] });
    if (pathname === "/authorize") {
      const back = new URL(searchParams.get("redirect_uri"));
      back.searchParams.set("state", searchParams.get("state"));
      if (one.refuses) back.searchParams.set("error", "access_denied");
      else {
        const code = `c${asked.size}`;
        asked.set(code, searchParams);
        back.searchParams.set("code", code);
      }
      return response.writeHead(303, { location: back.href }).end();
    }
    let body = "";
    for await (const piece of request) body += piece;
    const given = new URLSearchParams(body);
    const before = asked.get(given.get("code"));
    const challenge = createHash("sha256").update(given.get("code_verifier")).digest("base64url");
    assert.equal(challenge, before.get("code_challenge"));
    const claims = {
      iss: one.address,
      aud: "countersign",
      exp: Math.floor(Date.now() / 1000) + 300,
      nonce: before.get("nonce"),
      sub: "1",
      email_verified: true,
      ...one.says,
    };
    const message = `${text('{"alg":"ES256","kid":"k1"}')}.${text(JSON.stringify(claims))}`;
    const signature = sign("sha256", message, { key: privateKey, dsaEncoding: "ieee-p1363" });
    return answer(response, { access_token: "x", id_token: `${message}.${signature.toString("base64url")}` });
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  one.address = `http://127.0.0.1:${server.address().port}`;
  one.close = () => server.close();
  return one;
}

const other = await house();
after(() => other.close());
const here = world({
  settings: {
    COUNTERSIGN_OIDC_ISSUER: other.address,
    COUNTERSIGN_OIDC_CLIENT_ID: "countersign",
    COUNTERSIGN_OIDC_CLIENT_SECRET: SECRET,
    COUNTERSIGN_OIDC_NAME: "Example ID",
  },
});
const button = (page) => page.getByRole("link", { name: "Sign in with Example ID" });

test("the other house signs a member in, and leads to where they wanted to go", async () => {
  const { page, close } = await here.open();
  await page.goto("/templates");
  await button(page).waitFor();
  await inspect(page, "single");
  other.says = { email: here.service.email };
  await button(page).click();
  await page.getByRole("heading", { level: 1, name: "Templates" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/templates");
  await close();
});

test("a stranger and a refusal come back to the sign-in page, which says why", async () => {
  const { page, close } = await here.open();
  await page.goto("/signin");
  other.says = { email: "stranger@mail.example" };
  await button(page).click();
  await page.getByRole("alert").getByText("Your address is not in any workspace here.").waitFor();
  assert.equal(new URL(page.url()).pathname, "/signin");
  await inspect(page, "single-stranger", { sides: ["light", "phone", "arabic"] });
  other.refuses = true;
  await button(page).click();
  await page.getByRole("alert").getByText("Signing in was stopped there.").waitFor();
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  await close();
});
