// The documents of the mock service. Each has a `form` that works its tree out from the answers, as the service does.

import { bold, cell, field, heading, p, place, print, text, value } from "./tree.mjs";

const money = (amount) => `€${Number(amount).toLocaleString("en-GB", { minimumFractionDigits: 2 })}`;

function lease(values) {
  const rent = 1180;
  const parking = values.parking === true ? 65 : 0;
  const pets = values.pets && values.pets !== "none";
  const people = Number(values.occupants ?? 0);
  const blocks = [
    heading(1, "Residential Lease"),
    p(
      "between ",
      bold("Elin and Per Sandberg"),
      ", Mill Lane 3, Kilkenny R95 N2P7 (the ",
      bold("Landlord"),
      "),",
      { kind: "break" },
      "and ",
      bold("Daniel Moreau"),
      ", 9 Abbey Court, Dublin D01 K2X4 (the ",
      bold("Tenant"),
      ").",
    ),
    {
      kind: "table",
      widths: [1, 2.4],
      header_rows: 0,
      rows: [
        [cell(true, "Home"), cell(false, "Riverside 22, Flat 4, Kilkenny, 3 rooms, 78.5 m²")],
        [cell(true, "Term"), cell(false, "1 February 2027 to 31 January 2029")],
        [cell(true, "Rent"), cell(false, p(value(money(rent + parking)), " a month"))],
      ],
    },
    heading(2, "The home", true),
    p(
      "The Landlord lets the home to the Tenant as a place to live. ",
      place("occupants", "How many people will live there?"),
      " people will live in it, the Tenant included.",
    ),
    ...(people > 4
      ? [p(value(`For ${people} people the water allowance is raised to ${people * 40} m³ a year.`))]
      : []),
    p("The Tenant moves in on ", place("moveIn", "Day of moving in"), " and pays the first month by then."),
    heading(2, "Rent and deposit", true),
    p(place("parking", "I also rent parking space 4 for €65.00 a month", "tick")),
    p(
      "The monthly rent is ",
      value(money(rent + parking)),
      ". The deposit is two months’ rent, ",
      value(money(2 * (rent + parking))),
      ", and is paid into an account of its own.",
    ),
    {
      kind: "orderedList",
      start: 1,
      style: "a",
      items: [
        [p("Rent is due on the third working day of each month.")],
        [
          p(
            "The Tenant states a bank account for the return of the deposit: ",
            place("account", "IBAN for the deposit"),
          ),
        ],
      ],
    },
    heading(2, "Living together", true),
    p(
      "The Tenant keeps the house rules. ",
      text("Quiet hours", { italic: true }),
      " are from 10 in the evening to 7 in the morning. See the ",
      text("house rules", { link: "https://rules.example/" }),
      ".",
    ),
    { ...place("pets", "Do you keep a pet?") },
    ...(pets ? [{ ...place("petDetails", "Which one?") }] : []),
    { ...place("rulesInitials", "Initials below the house rules", "initials") },
    heading(2, "Contact", true),
    {
      kind: "table",
      widths: [1, 2],
      header_rows: 1,
      rows: [
        [cell(true, "What"), cell(true, "Where to reach you")],
        [cell(true, "Email"), cell(false, p(place("email", "Email")))],
        [cell(true, "In an emergency"), cell(false, p(place("phone", "Telephone for emergencies")))],
      ],
    },
    { ...place("identity", "Proof of identity", "picture") },
    { ...place("notes", "Anything else we should know?", "area") },
    heading(2, "Signatures", true),
    p("Signed by the Tenant:"),
    { ...place("signature", "Signature", "signature") },
    p(place("fullName", "Name"), place("signedOn", "Date of signing")),
    p(
      "Initials once more, as confirmation of the deposit: ",
      place("depositInitials", "Initials for the deposit", "initials"),
    ),
    p("Signed by the Landlord:"),
    { ...place("landlordSignature", "Signature of the Landlord", "signature") },
  ];
  const fields = [
    field("occupants", "number", "How many people will live there?", {
      validation: { min: 1, max: 8, message: "The home is for one to eight people." },
    }),
    field("moveIn", "date", "Day of moving in", { validation: { min: "2027-02-01", max: "2027-03-31" } }),
    field("parking", "checkbox", "I also rent parking space 4 for €65.00 a month", { required: false }),
    field("account", "text", "IBAN for the deposit", {
      validation: {
        pattern: "[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}",
        message: "An IBAN has two letters, two digits and 10 to 30 more.",
      },
    }),
    field("pets", "radio", "Do you keep a pet?", {
      options: [
        { value: "none", label: "no pet" },
        { value: "cat", label: "a cat" },
        { value: "dog", label: "a dog" },
      ],
    }),
    ...(pets ? [field("petDetails", "text", "Which one?", { validation: { maxLength: 80 } })] : []),
    field("rulesInitials", "initials", "Initials below the house rules"),
    field("email", "email", "Email"),
    field("phone", "phone", "Telephone for emergencies"),
    field("identity", "file", "Proof of identity", {
      required: false,
      help: "A PDF or a picture of your passport or identity card.",
    }),
    field("notes", "multiline", "Anything else we should know?", {
      required: false,
      validation: { maxLength: 500 },
    }),
    field("signature", "signature", "Signature"),
    field("fullName", "fullName", "Name"),
    field("signedOn", "signedDate", "Date of signing", { readOnly: true }),
    field("depositInitials", "initials", "Initials for the deposit"),
  ];
  return { print: print("Residential lease", "en-GB", { kind: "flow", blocks }), fields, hands: ["caveat"] };
}

function arabic(values) {
  const days = Number(values.days ?? 0);
  const blocks = [
    heading(1, "عقد خدمات"),
    p("أُبرم هذا العقد بين شركة ", bold("النخيل للتقنية"), " والسيدة ", bold("ليلى حسن"), "."),
    heading(2, "الأتعاب", true),
    p("عدد أيام العمل ", place("days", "عدد أيام العمل"), " يومًا."),
    ...(days > 0 ? [p("المجموع: ", value(`${days * 900} درهم`))] : []),
    p("البريد الإلكتروني: ", place("email", "البريد الإلكتروني")),
    heading(2, "التوقيع", true),
    { ...place("signature", "التوقيع", "signature") },
  ];
  const fields = [
    field("days", "number", "عدد أيام العمل", { validation: { min: 1, max: 30 } }),
    field("email", "email", "البريد الإلكتروني"),
    field("signature", "signature", "التوقيع"),
  ];
  return { print: print("عقد خدمات", "ar", { kind: "flow", blocks }), fields, hands: ["caveat"] };
}

function uploaded() {
  const at = (page, x, y, width, height) => ({ page, x, y, width, height });
  const fields = [
    field("name", "fullName", "Name", { placement: at(1, 0.3, 0.2, 0.5, 0.03) }),
    field("born", "date", "Date of birth", { placement: at(1, 0.3, 0.26, 0.25, 0.03) }),
    field("terms", "checkbox", "I accept the terms", { placement: at(1, 0.1, 0.5, 0.035, 0.025) }),
    field("plan", "radio", "Plan", {
      placement: at(1, 0.3, 0.4, 0.4, 0.04),
      options: [
        { value: "s", label: "Small" },
        { value: "l", label: "Large" },
      ],
    }),
    field("sign", "signature", "Signature", { placement: at(2, 0.1, 0.7, 0.35, 0.08) }),
    field("date", "signedDate", "Date", { readOnly: true, placement: at(2, 0.6, 0.74, 0.25, 0.03) }),
  ];
  const other = {
    id: "other",
    label: "Signature of the provider",
    shape: "signature",
    role: 1,
    answer: { kind: "typed", text: "A. Berg", hand: "caveat", name: "Anna Berg", at: "14 Nov 2026" },
  };
  const body = {
    kind: "pages",
    file: "file_1",
    fields: [
      ...fields.map((f) => ({
        field: { id: f.id, label: f.label, role: 0, shape: "line", answer: null },
        placement: f.placement,
      })),
      { field: other, placement: at(2, 0.1, 0.55, 0.35, 0.08) },
    ],
  };
  const sheet = { width: 595.3, height: 841.9 };
  return {
    print: print("Membership form", "en", body),
    pages: [sheet, sheet, sheet, sheet, sheet, sheet],
    fields,
    hands: ["caveat"],
  };
}

function plain() {
  const blocks = [
    heading(1, "Budget 2027"),
    p("The budget of the department is ", value("€ 48,000.00"), "."),
    {
      kind: "values",
      rows: [
        { label: "Travel", value: "€ 8,000.00" },
        { label: "Training", value: "€ 12,000.00" },
      ],
    },
  ];
  return { print: print("Budget 2027", "en", { kind: "flow", blocks }), fields: [], hands: [] };
}

function short() {
  const blocks = [
    heading(1, "Confidentiality agreement"),
    p("We keep to ourselves what we learn from each other."),
    p("Pay heed to ", { kind: "text", text: "what is red", style: { color: "#b00020" } }, " and ", {
      kind: "text",
      text: "what is blue",
      style: { color: "#003399", bold: true },
    }),
    { ...place("signature", "Signature", "signature") },
  ];
  return {
    print: print("Confidentiality agreement", "en", { kind: "flow", blocks }),
    fields: [field("signature", "signature", "Signature")],
    hands: ["caveat", "great-vibes"],
  };
}

const MESSAGE = "Dear Daniel,\n\nhere is the lease as we discussed it. Call me if anything is unclear.";
const later = "2026-12-15T17:00:00Z";

/** What is special about each link, by its token. */
export const DOCUMENTS = {
  lease: {
    name: "Residential lease, Riverside 22",
    form: lease,
    person: "Daniel Moreau",
    role: "Tenant",
    message: MESSAGE,
    expiresAt: later,
  },
  "lease-de": {
    name: "Mietvertrag Riverside 22",
    form: lease,
    person: "Daniel Moreau",
    role: "Mieter",
    language: "de",
  },
  arabic: {
    name: "عقد خدمات",
    form: arabic,
    person: "ليلى حسن",
    email: "layla@mail.example",
    role: "المستشارة",
    language: "ar",
    workspace: "النخيل للتقنية",
  },
  pdf: { name: "Membership form", form: uploaded, person: "Jo Mills" },
  approver: { name: "Budget 2027", form: plain, person: "Max Stein", kind: "approver" },
  viewer: { name: "Budget 2027", form: plain, person: "Vera Lang", kind: "viewer", copy: true },
  code: { name: "Confidentiality agreement", form: short, person: "Sam Reed", code: "4711" },
  parallel1: { name: "Confidentiality agreement", form: short, person: "Sam Reed", with: "parallel2" },
  parallel2: { name: "Confidentiality agreement", form: short, person: "Kim Park", with: "parallel1" },
  waiting: { name: "Residential lease", form: lease, state: "waiting", waitingFor: 2 },
  submitted: { name: "Residential lease", form: lease, state: "submitted", opened: true },
  completed: { name: "Residential lease", form: lease, state: "completed", copy: true },
  preparing: { name: "Residential lease", form: lease, state: "completed", copy: false },
  "return-submitted": {
    name: "Residential lease",
    form: lease,
    state: "submitted",
    opened: true,
    returnTo:
      "https://app.sandberg.example:8443/orders/5?documentId=doc_1&respondentId=rsp_1&event=submitted",
  },
  "return-completed": {
    name: "Residential lease",
    form: lease,
    state: "completed",
    copy: true,
    returnTo: "https://app.sandberg.example/orders/5?documentId=doc_1&respondentId=rsp_1&event=submitted",
  },
  "waiting-quiet": {
    name: "Residential lease",
    form: lease,
    state: "waiting",
    waitingFor: 1,
    notified: false,
  },
  "submitted-quiet": {
    name: "Residential lease",
    form: lease,
    state: "submitted",
    opened: true,
    notified: false,
  },
  "completed-quiet": {
    name: "Residential lease",
    form: lease,
    state: "completed",
    copy: true,
    notified: false,
  },
  "preparing-quiet": {
    name: "Residential lease",
    form: lease,
    state: "completed",
    copy: false,
    notified: false,
  },
  declined: {
    name: "Residential lease",
    form: lease,
    state: "declined",
    reason: "The rent is not what we agreed on.",
    declinedBy: "kim@mail.example",
  },
  voided: { name: "Residential lease", form: lease, state: "voided", reason: "Sent by mistake." },
  expired: { name: "Residential lease", form: lease, state: "expired", expiresAt: "2026-11-01T17:00:00Z" },
  linkExpired: { name: "Residential lease", form: lease, state: "linkExpired" },
};

export const TEMPLATES = { membership: { name: "Volunteer agreement", form: volunteer }, closed: null };

function volunteer(values) {
  const blocks = [
    heading(1, "Volunteer agreement"),
    p("I would like to help with ", place("area", "Area"), "."),
    ...(values.area === "driving"
      ? [p("My licence was issued on ", place("licence", "Date of issue of your licence"))]
      : []),
    { ...place("interests", "Days that suit you") },
    { ...place("signature", "Signature", "signature") },
  ];
  const fields = [
    field("area", "select", "Area", {
      options: [
        { value: "kitchen", label: "Kitchen" },
        { value: "driving", label: "Driving" },
      ],
    }),
    ...(values.area === "driving" ? [field("licence", "date", "Date of issue of your licence")] : []),
    field("interests", "multiselect", "Days that suit you", {
      options: ["Monday", "Wednesday", "Saturday"].map((day) => ({ value: day.toLowerCase(), label: day })),
    }),
    field("signature", "signature", "Signature"),
  ];
  return { print: print("Volunteer agreement", "en", { kind: "flow", blocks }), fields, hands: ["caveat"] };
}
