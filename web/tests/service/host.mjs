// Somebody else's site, which shows our pages in a frame: another origin and another site than the service's.

import { createServer } from "node:http";

/** Starts the site. `page` gives the body of its only page for the address that is asked for. */
export async function startHost(service, page) {
  const server = createServer((request, answer) => {
    // As strict as a careful site is: nothing but the service's script and frame, and one script of its own.
    const policy = `default-src 'none'; script-src ${service.base} 'nonce-own'; frame-src ${service.base}`;
    answer.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "referrer-policy": "no-referrer",
    });
    answer.end(page(new URL(request.url, "http://localhost")));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  return {
    // The service is at 127.0.0.1, so this is another site to browsers.
    base: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The site's page around a body; it notes what it is told in `heard`. */
export function around(service, body, language = "en") {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Somebody else’s site</title>
<script src="${service.base}/embed.js" defer></script>
<script nonce="own">
  window.heard = [];
  for (const name of ["opened", "completed", "declined"])
    addEventListener(name, ({ detail, composed, target }) =>
      heard.push({ name, detail, composed, from: target.localName }));
  window.posted = [];
  addEventListener("message", ({ origin, data }) => posted.push({ origin, data }));
</script></head>
<body><main><h1>Somebody else’s site</h1><button id="own">A button of its own</button>${body}</main></body></html>`;
}
