// The pages that have a picture. Each is a name, how to get there, and where light and dark, Arabic or a step make a difference.

import { fillAll, read, review } from "../walk.mjs";

/** The console's pages: name, address, and what else is shown of it beside a desk and a phone in light. */
export const consolePages = ({ templates, documents, webhook, mail }) => [
  { name: "home", path: "/", dark: true, arabic: true },
  { name: "templates", path: "/templates", arabic: true },
  { name: "template-new", path: "/templates/new" },
  { name: "template-new-markdown", path: "/templates/new?way=markdown" },
  { name: "template-new-pdf", path: "/templates/new?way=pdf" },
  { name: "template", path: `/templates/${templates["mutual-nda"]}` },
  { name: "editor", path: `/templates/${templates["mutual-nda"]}/edit`, dark: true, arabic: true },
  { name: "editor-pdf", path: `/templates/${templates["uploaded-pdf"]}/edit` },
  { name: "documents", path: "/documents", dark: true, arabic: true },
  { name: "document-completed", path: `/documents/${documents.completed}`, dark: true },
  { name: "document-sent", path: `/documents/${documents.half}`, arabic: true },
  { name: "document-draft", path: `/documents/${documents.draft}` },
  { name: "document-declined", path: `/documents/${documents.declined}` },
  {
    name: "document-send",
    path: `/documents/${documents.draft}?send=true`,
    step: (page) => page.getByRole("dialog").waitFor(),
  },
  { name: "document-choose", path: "/documents/new" },
  { name: "document-new", path: `/documents/new?templateId=${templates["mutual-nda"]}` },
  { name: "bulk", path: "/documents/bulk" },
  { name: "bulk-table", path: `/documents/bulk?templateId=${templates["mutual-nda"]}` },
  { name: "activity", path: "/activity" },
  { name: "webhooks", path: "/webhooks" },
  { name: "webhook", path: `/webhooks/${webhook}` },
  { name: "settings", path: "/settings" },
  ...["api-keys", "team", "plan", "branding", "sealing", "outbox", "retention", "embedding", "danger"].map(
    (part) => ({
      name: `settings-${part}`,
      path: `/settings/${part}`,
    }),
  ),
  { name: "settings-mail", path: `/settings/outbox/${mail}` },
  { name: "account", path: "/account" },
  {
    name: "shortcuts",
    path: "/documents",
    step: async (page) => {
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "palette",
    path: "/",
    step: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("go");
      await page.getByRole("option").first().waitFor();
    },
  },
];

/** The console's pages for whoever is not signed in. */
export const outsidePages = ({ join }) => [
  { name: "signin", path: "/signin", dark: true, arabic: true },
  { name: "reset", path: "/reset" },
  { name: "join", path: join },
];

/** The pages of people who sign, in the order of their way. Each goes on from the one before. */
export const signingSteps = [
  { name: "sign-landing", step: (page) => page.locator(".landing").waitFor() },
  {
    name: "sign-document",
    step: async (page) => {
      await review(page);
      await read(page);
    },
  },
  {
    name: "sign-signature",
    step: async (page) => {
      await page.locator(".sign-here").first().click();
      await page.locator("dialog[open] [role=tablist]").waitFor();
    },
  },
  {
    name: "sign-filled",
    step: async (page) => {
      await page.locator("dialog[open] .icon").click();
      await fillAll(page, {}, { drawn: true });
    },
  },
  {
    name: "sign-consent",
    step: (page) => page.locator(".consent").evaluate((part) => part.scrollIntoView({ block: "center" })),
  },
];
