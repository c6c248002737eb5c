import { NativeSelect, type NativeSelectProps } from "@mantine/core";

/** The time zone of this browser. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

function zones(value: unknown): string[] {
  const all = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), browserZone()]);
  if (typeof value === "string" && value) all.add(value);
  return [...all].sort((one, other) => one.localeCompare(other, "en"));
}

/** Chooses a time zone by the name of a city in it. */
export function TimeZoneSelect({ none, ...props }: NativeSelectProps & { none?: string }) {
  const data = zones(props.value).map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
  return <NativeSelect {...props} data={none ? [{ value: "", label: none }, ...data] : data} />;
}
