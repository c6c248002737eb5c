// The look of the console: warm paper, one calm blue, hairlines in place of shadows. The colours are those of the signing pages
// (`src/style/colours.css`); Mantine's own variables are led there, so that both look like one house.

import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from "@mantine/core";

const blue: MantineColorsTuple = [
  "#eef4fc",
  "#dbe7f8",
  "#b6cff0",
  "#8fbcff",
  "#659be6",
  "#437fd3",
  "#2c6bc4",
  "#1d5bb5",
  "#174a95",
  "#113a77",
];

const gray: MantineColorsTuple = [
  "#f8f7f4",
  "#f2f1ed",
  "#e8e6df",
  "#dcd9d1",
  "#c6c3ba",
  "#9c9a94",
  "#6b6f76",
  "#53585f",
  "#363a41",
  "#1b1e24",
];

const dark: MantineColorsTuple = [
  "#eceae4",
  "#cfd0d0",
  "#b3b6bb",
  "#8b9199",
  "#363b42",
  "#2a2e33",
  "#1f2226",
  "#15171a",
  "#101214",
  "#0b0c0e",
];

const red: MantineColorsTuple = [
  "#fdeceb",
  "#f9d5d3",
  "#f2aeab",
  "#ff9d98",
  "#e2655f",
  "#d0433f",
  "#bd2d2d",
  "#a81f24",
  "#8c171c",
  "#6e1015",
];

const green: MantineColorsTuple = [
  "#e9f6ee",
  "#d2ecdc",
  "#a6dbbb",
  "#82d6a3",
  "#4fae76",
  "#33935b",
  "#267f4b",
  "#1c6b3c",
  "#145730",
  "#0d4324",
];

const yellow: MantineColorsTuple = [
  "#fffbea",
  "#fbf2cd",
  "#f3e2a0",
  "#e3c86a",
  "#cdac45",
  "#b59b4d",
  "#a2852a",
  "#7d6413",
  "#634f0d",
  "#4a3b09",
];

const round = { xs: "4px", sm: "6px", md: "var(--round)", lg: "var(--round-large)", xl: "20px" };

export const theme = createTheme({
  primaryColor: "blue",
  // In the dark, filled things are light and carry dark words, as on the signing pages.
  primaryShade: { light: 7, dark: 3 },
  colors: { blue, gray, dark, red, green, yellow },
  white: "#fffefb",
  black: "#1b1e24",
  fontFamily: "var(--sans)",
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "Noto Sans Mono", monospace',
  fontSizes: { xs: "0.8125rem", sm: "0.9rem", md: "1rem", lg: "1.1rem", xl: "1.25rem" },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.5", lg: "1.55", xl: "1.6" },
  defaultRadius: "md",
  radius: round,
  headings: {
    fontFamily: "var(--sans)",
    fontWeight: "650",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "clamp(1.5rem, 1.3rem + 0.8vw, 1.9rem)", lineHeight: "1.25" },
      h2: { fontSize: "1.25rem", lineHeight: "1.3" },
      h3: { fontSize: "1.05rem", lineHeight: "1.4" },
      h4: { fontSize: "1rem", lineHeight: "1.45" },
    },
  },
  shadows: {
    xs: "0 1px 2px light-dark(#0000000f, #00000066)",
    sm: "0 1px 2px light-dark(#0000000f, #00000066)",
    md: "var(--shadow)",
    lg: "var(--shadow)",
    xl: "var(--shadow)",
  },
  focusRing: "auto",
  cursorType: "pointer",
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input);
    return input.variant === "filled" ? { ...colours, color: "var(--on-filled)" } : colours;
  },
  components: {
    Button: { defaultProps: { size: "sm" } },
    ActionIcon: { defaultProps: { variant: "subtle", color: "gray", size: "lg" } },
    Card: { defaultProps: { withBorder: true, radius: "lg", padding: "lg" } },
    Paper: { defaultProps: { radius: "lg" } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: "lg",
        padding: "lg",
        overlayProps: { backgroundOpacity: 0.45 },
      },
      // Titles hold names, which may be long and without a gap.
      styles: { title: { fontSize: "1.15rem", fontWeight: 650, lineHeight: 1.35, overflowWrap: "anywhere" } },
    },
    Drawer: { styles: { title: { fontWeight: 650, overflowWrap: "anywhere" } } },
    Checkbox: { defaultProps: { iconColor: "var(--on-filled)" } },
    Radio: { defaultProps: { iconColor: "var(--on-filled)" } },
    // A placeholder with the focus would be a child that a menu must not have.
    // And a menu that was turned over for want of room turns back when there is some.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, preventPositionChangeWhenVisible: false } },
    // A badge shows all of its words, in the narrow columns of tables too.
    Badge: {
      defaultProps: { variant: "light", radius: "sm", tt: "none", fw: 600 },
      styles: { root: { minWidth: "max-content" } },
    },
    Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: true } } },
    Table: { defaultProps: { verticalSpacing: "sm", horizontalSpacing: "md" } },
  },
});

/** Leads Mantine's variables to the colours of the house. */
export const variables: CSSVariablesResolver = () => {
  const both = {
    "--mantine-color-text": "var(--ink-1)",
    "--mantine-color-dimmed": "var(--ink-2)",
    "--mantine-color-placeholder": "var(--ink-2)",
    "--mantine-color-body": "var(--paper)",
    "--mantine-color-default": "var(--paper)",
    "--mantine-color-default-hover": "var(--accent-soft)",
    "--mantine-color-default-color": "var(--ink-1)",
    "--mantine-color-default-border": "var(--line)",
    "--mantine-color-anchor": "var(--accent)",
    "--mantine-color-error": "var(--bad)",
    "--mantine-color-success": "var(--good)",
  };
  // The words on soft colours: Mantine's own choices are too pale for AA on some of ours.
  const soft = (light: boolean) =>
    Object.fromEntries(
      ["blue", "red", "green", "yellow", "gray"].flatMap((colour) => [
        // The first grey is that of the ground, on which it would not be seen.
        [
          `--mantine-color-${colour}-light`,
          light ? `var(--mantine-color-${colour}-${colour === "gray" ? 2 : 1})` : softDark(colour),
        ],
        [
          `--mantine-color-${colour}-light-hover`,
          light ? `var(--mantine-color-${colour}-${colour === "gray" ? 3 : 2})` : softDark(colour),
        ],
        [`--mantine-color-${colour}-light-color`, `var(--mantine-color-${colour}-${light ? 8 : 3})`],
        [`--mantine-color-${colour}-outline`, `var(--mantine-color-${colour}-${light ? 7 : 3})`],
        [`--mantine-color-${colour}-text`, `var(--mantine-color-${colour}-${light ? 7 : 3})`],
      ]),
    );
  return {
    variables: {},
    light: { ...both, ...soft(true), "--on-filled": "#ffffff" },
    dark: { ...both, ...soft(false), "--on-filled": "#0c1a30" },
  };
};

function softDark(colour: string): string {
  return `color-mix(in oklab, var(--mantine-color-${colour}-3) 16%, var(--paper))`;
}
