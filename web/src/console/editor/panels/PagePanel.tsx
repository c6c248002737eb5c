import { Autocomplete, NumberInput, SegmentedControl, Select, SimpleGrid, Stack, Text } from "@mantine/core";
import { useLanguage } from "../../text/words";
import { setPage } from "../draft/pageSteps";
import type { PageSetUp, Side } from "../draft/parts";
import { useDesk } from "../frame/desk";
import { LineInput } from "./LineInput";
import styles from "./panels.module.css";

const SIZES = ["a4", "letter", "legal"] as const;
const SIDES: Side[] = ["top", "bottom", "left", "right"];
const MIRRORED: Side[] = ["top", "bottom", "right", "left"];
const USUAL = 25;
const LANGUAGES = [
  "en",
  "en-GB",
  "en-US",
  "de",
  "de-AT",
  "de-CH",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "ar",
  "he",
  "ja",
  "zh",
];

/** The page: its paper, margins, header and footer, language and font. */
export function PagePanel() {
  const { t, language: spoken, direction: way } = useLanguage();
  const nameOf = (tag: string) => new Intl.DisplayNames(spoken, { type: "language" }).of(tag) ?? tag;
  const { draft, editor } = useDesk();
  const { page, language, font } = draft.page;
  const set = (more: Partial<NonNullable<PageSetUp["page"]>>) =>
    setPage(draft, editor, { page: { ...page, ...more } });
  const margin = page?.margin ?? {};
  const side = (name: Side) => (typeof margin === "number" ? margin : (margin[name] ?? USUAL));
  const setSide = (name: Side, value: number) => {
    const all = Object.fromEntries(SIDES.map((one) => [one, side(one)]));
    set({ margin: { ...all, [name]: value } });
  };
  return (
    <Stack gap="md">
      <Select
        label={t("editor-page-size")}
        data={SIZES.map((size) => ({ value: size, label: t(`editor-page-size-${size}`) }))}
        value={page?.size ?? "a4"}
        allowDeselect={false}
        onChange={(size) => size && set({ size: size as (typeof SIZES)[number] })}
      />
      <SegmentedControl
        fullWidth
        aria-label={t("editor-orientation")}
        data={(["portrait", "landscape"] as const).map((way) => ({
          value: way,
          label: t(`editor-orientation-${way}`),
        }))}
        value={page?.orientation ?? "portrait"}
        onChange={(orientation) => set({ orientation: orientation as "portrait" | "landscape" })}
      />
      <div>
        <Text size="sm" fw={600}>
          {t("editor-margins")}
        </Text>
        <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs" mt={4}>
          {/* Paper has its left on the left in every language. */}
          {(way === "rtl" ? MIRRORED : SIDES).map((name) => (
            <NumberInput
              key={name}
              size="xs"
              label={t(`editor-margin-${name}`)}
              suffix=" mm"
              classNames={{ input: styles.tag }}
              min={0}
              max={200}
              value={side(name)}
              onChange={(value) => value !== "" && setSide(name, Number(value))}
            />
          ))}
        </SimpleGrid>
      </div>
      <LineInput part="header" />
      <LineInput part="footer" />
      <Autocomplete
        label={t("editor-language")}
        description={t("editor-language-help")}
        placeholder="en"
        data={LANGUAGES}
        value={language ?? ""}
        classNames={{ input: styles.tag }}
        limit={LANGUAGES.length}
        filter={({ options, search }) => {
          const wanted = search.trim().toLowerCase();
          // What was chosen before hides none of the others.
          if (wanted === (language ?? "").toLowerCase()) return options;
          return options.filter(
            (one) =>
              "value" in one && `${one.value} ${nameOf(String(one.value))}`.toLowerCase().includes(wanted),
          );
        }}
        renderOption={({ option }) => (
          <>
            {nameOf(option.value)}{" "}
            <Text span size="xs" c="dimmed">
              <bdi>{option.value}</bdi>
            </Text>
          </>
        )}
        onChange={(tag) => setPage(draft, editor, { language: tag || undefined })}
      />
      <Select
        label={t("editor-font")}
        placeholder={t("editor-font-usual")}
        data={["serif", "sans", "mono"].map((one) => ({ value: one, label: t(`editor-font-${one}`) }))}
        value={font ?? null}
        clearable
        onChange={(next) => setPage(draft, editor, { font: (next ?? undefined) as PageSetUp["font"] })}
      />
    </Stack>
  );
}
