// What the console knows of documents, and how it asks for it.

import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import type { components } from "../api/schema";

type Schemas = components["schemas"];

/** A document as lists show it. */
export type DocumentRow = Schemas["ListedDocument"];
/** A document in full. */
export type Detail = Schemas["DocumentDetail"];
/** What stands beside it: the form, the seal, reminders, more about those invited. */
export type Particulars = Schemas["DocumentParticulars"];
/** Somebody invited. */
export type Respondent = Schemas["Respondent"];
/** More about somebody invited. */
export type RespondentMore = Schemas["RespondentParticulars"];
/** A template in full. */
export type Template = Schemas["TemplateDetail"];
/** A page of a preview. */
export type Page = Schemas["Page"];

/** The states of a document, in the order in which they are passed. */
export const STATUSES = [
  "draft",
  "sent",
  "in_progress",
  "completed",
  "declined",
  "voided",
  "expired",
] as const;

/** Whether it is out with people who may still act. */
export const isOut = ({ status }: Pick<DocumentRow, "status">) =>
  status === "sent" || status === "in_progress";

/** Whether nothing happens to it any more. */
export const isOver = (document: Pick<DocumentRow, "status">) =>
  document.status !== "draft" && !isOut(document);

export const documentQuery = (id: string) =>
  queryOptions({
    // Whoever comes back may have signed meanwhile; only what happens from now on is heard live.
    refetchOnMount: "always",
    queryKey: ["documents", id],
    queryFn: ({ signal }) => dataOf(api.GET("/documents/{id}", { params: { path: { id } }, signal })),
  });

export const particularsQuery = (id: string) =>
  queryOptions({
    refetchOnMount: "always",
    queryKey: ["documents", id, "particulars"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/documents/{id}/particulars", { params: { path: { id } }, signal })),
  });

export const pagesQuery = (id: string, updatedAt: string) =>
  queryOptions({
    queryKey: ["documents", id, "pages", updatedAt],
    queryFn: ({ signal }) => dataOf(api.GET("/documents/{id}/preview", { params: { path: { id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ["templates", id],
    queryFn: ({ signal }) => dataOf(api.GET("/templates/{id}", { params: { path: { id } }, signal })),
  });

export const examplesQuery = queryOptions({
  queryKey: ["template-examples"],
  queryFn: ({ signal }) => dataOf(api.GET("/template-examples", { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Has all that is known of documents read anew: a document's own pages, lists, and the home page. */
export async function documentsChanged(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ["documents"] }),
    queryClient.invalidateQueries({ queryKey: ["home"] }),
  ]);
}
