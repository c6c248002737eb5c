import { listed } from "../../text/listed";
import { useLanguage } from "../../text/words";
import type { Role } from "../template";

/** Says of roles that have to act that nobody is invited to them. */
export function useUninvited(): (roles: Role[]) => string {
  const { language, t } = useLanguage();
  return (roles) => {
    const names = roles.map(({ name }) => name);
    return t("documents-send-uninvited", { roles: listed(names, language), count: roles.length });
  };
}
