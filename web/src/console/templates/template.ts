// Templates as the service keeps them: what is asked of it, and what is known of its answers.

import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, ask, askData, dataOf, type Page, pageOf } from "../api/client";
import { queryClient } from "../api/queries";
import type { components } from "../api/schema";
import type { Variables } from "./form";

export type Template = components["schemas"]["Template"];
export type Version = components["schemas"]["TemplateVersion"];
export type Example = components["schemas"]["ExampleItem"];
export type Preview = components["schemas"]["Preview"];

/** A node of a template's content. */
export interface Node {
  type: string;
  attrs?: Record<string, unknown> | null;
  content?: Node[];
}

/** The four parts of a template that are checked together. */
export interface Body {
  content: Node | Record<string, never>;
  symbolTable: Variables;
  expressionTable: Record<string, unknown>;
  formSchema: unknown;
}

export type TemplateDetail = Template & Body & { publicLinkConfig: { requireLogin?: boolean | null } };
export type VersionDetail = Version & Body;

/** What a change may hold. */
export type Change = Partial<Body> & {
  name?: string;
  isPubliclyFillable?: boolean;
  publicLinkConfig?: { requireLogin: boolean };
  singleUse?: boolean;
};

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ["templates", id],
    queryFn: ({ signal }) => askData<TemplateDetail>(`/templates/${id}`, { signal }),
    // The editor saves by ways of its own.
    staleTime: 0,
  });

/** Its pages as pictures, with values made up. `changed` tells one state of the template from the next. */
export const pagesQuery = (id: string, changed: string, firstPage = 1) =>
  queryOptions({
    queryKey: ["templates", id, "pages", changed, firstPage],
    queryFn: ({ signal }) =>
      askData<Preview>(`/templates/${id}/preview`, {
        method: "POST",
        json: { format: "png", scale: 1.5, firstPage },
        signal,
      }),
    staleTime: 5 * 60_000,
  });

/** The pages of a body that is not the template's, such as an older version's. */
export const draftPagesQuery = (
  key: readonly unknown[],
  draft: Partial<Body> & { name?: string },
  firstPage = 1,
) =>
  queryOptions({
    queryKey: ["templates", ...key, "draft-pages", firstPage],
    queryFn: ({ signal }) =>
      askData<Preview>("/drafts/preview", {
        method: "POST",
        json: { draft, format: "png", scale: 1.5, firstPage },
        signal,
      }),
    staleTime: 5 * 60_000,
  });

export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ["templates", id, "versions", number],
    queryFn: ({ signal }) => askData<VersionDetail>(`/templates/${id}/versions/${number}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const examplesQuery = queryOptions({
  queryKey: ["templates", "examples"],
  queryFn: ({ signal }) => dataOf(api.GET("/template-examples", { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

const labelsQuery = queryOptions({
  queryKey: ["templates", "labels"],
  queryFn: ({ signal }) => dataOf(api.GET("/template-labels", { signal })),
});

/** All labels of the workspace, and those of each template. */
export function useLabels() {
  const known = useQuery(labelsQuery).data ?? [];
  return {
    all: known.map(({ label }) => label),
    of: (id: string) => known.filter(({ templateIds }) => templateIds.includes(id)).map(({ label }) => label),
  };
}

/** What a list is narrowed by. */
export interface Filters {
  q?: string;
  label?: string;
  /** Those that are for one document, which are among no others. */
  once?: true;
}

const ROWS = 50;

/** Reads a page of the list. */
export const listTemplates = (
  { q, label, once }: Filters,
  cursor?: string,
  signal?: AbortSignal,
  limit = ROWS,
): Promise<Page<Template>> =>
  pageOf(
    api.GET("/templates", {
      params: { query: { q: q || undefined, label, singleUse: once, cursor, limit } },
      signal,
    }),
  );

/** Whether there are templates for one document. */
export const anyOnceQuery = queryOptions({
  queryKey: ["templates", "list", "any-once"],
  queryFn: async ({ signal }) => (await listTemplates({ once: true }, undefined, signal, 1)).rows.length > 0,
});

/** Reads anew whatever lists templates: the list itself, those to choose from, the first steps at home. */
function listsChanged(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, part] }) =>
      area === "home" || (area === "templates" && ["list", "choice", "choices"].includes(String(part))),
  });
}

/** Keeps what the service answered about a template. */
function known(template: TemplateDetail): TemplateDetail {
  queryClient.setQueryData(templateQuery(template.id).queryKey, template);
  listsChanged();
  return template;
}

/** A new template; its content may be given as Markdown, of which the service makes a tree. */
export async function createTemplate(
  template: Omit<Change, "content"> & {
    name: string;
    content?: Body["content"] | { markdown: string; language: string };
  },
): Promise<TemplateDetail> {
  return known(await askData("/templates", { method: "POST", json: template }));
}

export async function createFromExample(example: string, name?: string): Promise<TemplateDetail> {
  return known(
    await askData(`/template-examples/${encodeURIComponent(example)}`, { method: "POST", json: { name } }),
  );
}

/** Changes a template. A changed body makes a version. */
export async function changeTemplate(id: string, change: Change): Promise<TemplateDetail> {
  const template = known(await askData(`/templates/${id}`, { method: "PATCH", json: change }));
  for (const part of ["versions", "preview"])
    void queryClient.invalidateQueries({ queryKey: ["templates", id, part] });
  return template;
}

export async function duplicateTemplate(id: string, name: string): Promise<TemplateDetail> {
  return known(await askData(`/templates/${id}/duplicate`, { method: "POST", json: { name } }));
}

export async function deleteTemplate(id: string): Promise<void> {
  await ask(`/templates/${id}`, { method: "DELETE" });
  queryClient.removeQueries({ queryKey: ["templates", id] });
  listsChanged();
  void queryClient.invalidateQueries({ queryKey: labelsQuery.queryKey });
}

export async function setLabels(id: string, labels: string[]): Promise<void> {
  await ask(`/templates/${id}/labels`, { method: "PUT", json: { labels } });
  listsChanged();
  await queryClient.invalidateQueries({ queryKey: labelsQuery.queryKey });
}

/** The uploaded PDF that a template consists of; none where its content is written. */
export function pdfOf(body: { content: object }): string | null {
  const first = (body.content as Node).content?.[0];
  return first?.type === "pdf" ? String(first.attrs?.file ?? "") : null;
}
