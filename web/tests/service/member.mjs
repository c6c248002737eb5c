// The administrator, in a browser.

/** Signs in on the page that shows the form. */
export async function signIn(page, service) {
  await page.locator("input[name=email]").fill(service.email);
  await page.locator("input[name=password]").fill(service.password);
  await page.locator("button[type=submit]").first().click();
  await page.waitForURL((address) => address.pathname !== "/signin");
}

/** The administrator as a program: calls the session API as the console would; gives `data`. */
export async function administrator(service) {
  let cookie = "";
  async function call(method, path, body) {
    const headers = { origin: service.base, cookie };
    if (body !== undefined) headers["content-type"] = "application/json";
    const answer = await fetch(`${service.base}/api/console${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    const [set] = answer.headers.getSetCookie();
    if (set) cookie = set.split(";")[0];
    return text ? JSON.parse(text).data : null;
  }
  await call("POST", "/session", { email: service.email, password: service.password });
  return call;
}
