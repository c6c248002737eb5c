// Somebody who signs without a browser: the steps that the signing page takes, with answers that fit each kind of field.

const ANSWERS = {
  text: "As agreed",
  multiline: "As agreed by mail.",
  number: 3,
  money: "1250.00",
  date: "2027-02-01",
  email: "accounts@calder.example",
  phone: "+46 90 555 01 00",
  checkbox: true,
};

export class Signer {
  constructor(link, name) {
    const address = new URL(link);
    this.base = address.origin;
    this.token = address.pathname.split("/").pop();
    this.name = name;
  }

  async #step(path, body) {
    const answer = await fetch(`${this.base}/s/${path}`, {
      method: "POST",
      headers: { "x-signing-token": this.token, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`POST /s/${path}: ${answer.status} ${text}`);
    return JSON.parse(text).data;
  }

  /** Opens the document and agrees to sign electronically. */
  async open() {
    const opened = await this.#step("open", {});
    if (opened.respondent.kind === "viewer") return opened;
    return this.#step("consent", { version: opened.consent.version });
  }

  async decline(reason) {
    await this.open();
    return this.#step("decline", { reason });
  }

  /** Fills in every field that is asked for, also those that appear on the way, and hands it in. */
  async sign() {
    let { form } = await this.open();
    const answers = { values: {}, signatures: {} };
    for (let round = 0; round < 4; round += 1) {
      for (const field of form.fields.filter((one) => !one.readOnly)) this.#answer(field, form, answers);
      form = await this.#step("evaluate", answers);
    }
    return this.#step("submit", answers);
  }

  #answer({ id, type, options }, { hands }, { values, signatures }) {
    if (type === "signature" || type === "initials") {
      const typed = type === "initials" ? this.name.replace(/(\p{L})\p{L}*\s*/gu, "$1") : this.name;
      signatures[id] = { typed, hand: hands[0] };
    } else if (type === "fullName") values[id] = this.name;
    else if (type === "radio" || type === "select") values[id] = options[0].value;
    else if (type === "multiselect") values[id] = [options[0].value];
    else if (type in ANSWERS) values[id] = ANSWERS[type];
  }
}
