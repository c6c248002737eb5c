// The sentences by which the service refuses what people do on their pages, and the ids of the words for each in `sign.ftl`. To add one: a row
// here with `{gaps}` where the service puts something in, its words in all languages. Loaded with the first refusal.

import { recognise, type Table } from "../text/recognise";
import type { Failure, Problem } from "./request";

/** What is wrong with an answer, as a fragment that follows the field's name. */
export const ANSWERS: Table = {
  "must be filled in": "missing",
  "must be ticked": "missing",
  "must be signed": "missing",
  "is required": "missing",
  "must not be empty": "missing",
  "must be at least {min} characters long": "too-short",
  "must be at most {max} characters long": "too-long",
  "must be {min} or more": "too-small",
  "must be {max} or less": "too-large",
  "does not have the form that is asked for": "not-matching",
  "must be one of {known}": "not-an-option",
  "must be an amount in {currency}": "other-currency",
  "must be a telephone number such as +49 30 123456": "not-a-phone",
  "must be an email address": "not-an-email",
  "must be an email address such as ana@example.com, of at most 254 characters": "not-an-email",
  "must be a number": "not-a-number",
  "must be a number of at most 28 digits": "too-many-digits",
  "must have at most {max} decimals, as {currency} has": "too-many-decimals",
  "must be a whole amount: {currency} has no decimals": "whole-amount",
  "must be a number or an object with amount and currency (three letters)": "not-a-number",
  "must be a date such as 2026-11-14": "not-a-date",
  "must be a name of 1 to {max} characters": "too-long",
  "must be a text of 1 to {max} characters": "too-long",
  "must be a PNG, JPEG or WebP picture of at most 1 MB, as a data: address in base64": "signature-refused",
  "must be the id of an uploaded file": "file-lost",
  "must be the id of an uploaded picture": "file-lost",
  "must be valid text": "odd-characters",
  "must be valid text without control characters other than tab and line break": "odd-characters",
  "must not contain control characters": "odd-characters",
  "must be true: agree to sign electronically": "consent-required",
  "must be the address of somebody else": "delegate-same",
  "is of somebody who takes part in this document already; ask the sender": "delegate-takes-part",
  "is not a field of this document": "form-changed",
  "belongs to another role": "form-changed",
  "is not a signature field of yours": "form-changed",
};

/** Why a file was not taken, as a fragment that follows its name. */
export const FILES: Table = {
  "is not of a type that is accepted; upload a PDF, PNG, JPEG or WebP file": "file-kind",
  "is empty; upload the file again": "file-empty",
  "is too large: {bytes} bytes, and at most {limit} are accepted; make it smaller and upload it again":
    "file-too-large",
  "has more than {limit} pages; split it and upload the parts": "file-too-long",
  "has {width} × {height} pixels, which is more than {limit} in all; make it smaller and upload it again":
    "file-too-wide",
  "is made of more than {limit} objects; print it to a new PDF and upload that": "file-print-anew",
  "is made of more than {limit} numbers and names; print it to a new PDF and upload that": "file-print-anew",
  "has more than {limit} form fields; print it to a new PDF and upload that": "file-print-anew",
  "unpacks to more than {limit} bytes; print it to a new PDF and upload that": "file-print-anew",
  "is an XFA form, which only Adobe's programs can show; print it to a new PDF there and upload that":
    "file-print-anew",
  "is protected by a password; remove the protection and upload it again": "file-locked",
  "is damaged: {what}": "file-damaged",
};

/** Why a step can't be taken, as a sentence. */
export const STEPS: Table = {
  "open the document first": "failed-not-opened",
  "open the document before you agree to sign it": "failed-not-opened",
  "open the document before you submit it": "failed-not-opened",
  "recipients of this workspace may not pass documents on; ask the sender": "delegate-off",
  "the access code was given to you alone; ask the sender to invite somebody else": "delegate-code",
  "the sender hands out the links to this document; ask them to invite somebody else": "delegate-by-hand",
  "agree to sign electronically before you submit": "failed-not-agreed",
  "the text was changed in the meantime; read it again and agree to the present version":
    "failed-text-changed",
  "somebody else has already submitted another answer to “{label}”, so it can no longer change; look at it again":
    "failed-answered-before",
  "the form was changed since you opened it; load it again and read it anew": "failed-form-changed",
  "this Idempotency-Key was used with another body; use a new key for a new request": "failed-sent-before",
  "a request with this Idempotency-Key is still running; try again shortly": "failed-still-sending",
  "the document is {state} and can no longer {wanted}": "failed-closed",
  "the document has expired and can no longer {wanted}": "failed-closed",
  "you have already submitted this document": "failed-closed",
  "the document was declined": "failed-closed",
  "the document is completed": "failed-closed",
  "the sender has withdrawn the document": "failed-closed",
  "the document has expired": "failed-closed",
  "the signing link has expired; ask the sender for a new one": "failed-closed",
  "the finished copy is not there yet: it comes when everybody has submitted and it is sealed":
    "preparing-quiet",
  "others keep changing this at the same moment; try again": "failed-unknown",
  "this document asks for an access code; give the one that the sender told you": "failed-code",
  "this is not the access code; check it with the sender": "code-wrong",
  "this access code was tried too often and opens nothing any more; ask the sender for another one":
    "code-spent",
};

/** Notes by which of our words the service's can be said. */
export function note(failure: Failure): void {
  failure.known = recognise(STEPS, failure.message);
  for (const problem of failure.details) problem.known = ofProblem(problem);
}

function ofProblem({ field, message }: Problem) {
  return recognise(field === "file" ? FILES : ANSWERS, message);
}
