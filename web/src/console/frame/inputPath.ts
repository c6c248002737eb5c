/** Returns the path of an input from the place that the service names: `recipients[0].email` is `recipients.0.email`. */
export function inputPath(field: string): string {
  return field.replace(/\[(\d+)\]/g, ".$1").replace(/\["?([^\]"]+)"?\]/g, ".$1");
}
