import { ActionIcon, Menu } from "@mantine/core";
import { Copy, Download, Ellipsis, FilePlus2, Link2, PencilLine, Trash2 } from "lucide-react";
import { useState } from "react";
import { ExportAnswers } from "../documents/ExportAnswers";
import { MenuLink } from "../frame/links";
import { useT } from "../text/words";
import type { Template } from "./template";
import { useTemplateActions } from "./useTemplateActions";

interface Props {
  template: Pick<Template, "id" | "name" | "singleUse">;
  /** On the template's own page, which has buttons for the rest. */
  short?: boolean;
  /** It was deleted. */
  onGone?: () => void;
}

/** All that can be done with a template. */
export function TemplateMenu({ template, short = false, onGone }: Props) {
  const t = useT();
  const { duplicate, remove } = useTemplateActions(template);
  const params = { templateId: template.id };
  const [exporting, setExporting] = useState(false);
  return (
    <>
      {exporting && <ExportAnswers query={params} onClose={() => setExporting(false)} />}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            aria-label={t("templates-actions-of", { name: template.name })}
            variant={short ? "default" : "subtle"}
          >
            <Ellipsis aria-hidden size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!short && (
            <>
              <MenuLink
                to="/documents/new"
                search={{ templateId: template.id }}
                leftSection={<FilePlus2 aria-hidden size={16} />}
              >
                {t("templates-use")}
              </MenuLink>
              <MenuLink
                to="/templates/$templateId/edit"
                params={params}
                leftSection={<PencilLine aria-hidden size={16} />}
              >
                {t("frame-edit")}
              </MenuLink>
            </>
          )}
          <Menu.Item leftSection={<Copy aria-hidden size={16} />} onClick={duplicate}>
            {t("templates-duplicate")}
          </Menu.Item>
          <Menu.Item leftSection={<Download aria-hidden size={16} />} onClick={() => setExporting(true)}>
            {t("templates-export-answers")}
          </Menu.Item>
          {!template.singleUse && (
            <MenuLink
              to="/templates/$templateId"
              params={params}
              hash="public"
              leftSection={<Link2 aria-hidden size={16} />}
            >
              {t("templates-public-link")}
            </MenuLink>
          )}
          <Menu.Divider />
          <Menu.Item
            color="var(--bad)"
            leftSection={<Trash2 aria-hidden size={16} />}
            onClick={async () => {
              if (await remove()) onGone?.();
            }}
          >
            {t("frame-delete")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
