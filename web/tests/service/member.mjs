// The administrator, in a browser.

/** Signs in on the page that shows the form. */
export async function signIn(page, service) {
  await page.locator("input[name=email]").fill(service.email);
  await page.locator("input[name=password]").fill(service.password);
  await page.locator("button[type=submit]").first().click();
  await page.waitForURL((address) => address.pathname !== "/signin");
}
