// Mantine's things that lead somewhere, as links of the router: they are real links, with types for where they may lead.

import { Anchor, type AnchorProps, Button, type ButtonProps, Menu, type MenuItemProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import styles from "./links.module.css";

type AsLink<P> = P & Omit<ComponentPropsWithRef<"a">, keyof P>;

/** The router takes a page that lies below another for that one too; the way back is not where one is. */
function leading<P extends { "aria-current"?: unknown }>({ "aria-current": _, ...props }: P) {
  return props;
}

/** A button that leads to a page: `<ButtonLink to="/documents/new">`. */
export const ButtonLink = createLink((props: AsLink<ButtonProps>) => (
  <Button component="a" {...leading(props)} />
));

/** Words that lead to a page. */
export const TextLink = createLink((props: AsLink<AnchorProps>) => <Anchor {...leading(props)} />);

/** The way back to where this page belongs, above its title. */
export const BackLink = createLink(({ children, ...props }: AsLink<AnchorProps>) => (
  <Anchor size="sm" {...leading(props)} classNames={{ root: styles.back }}>
    <ArrowLeft aria-hidden size={15} className="flips" />
    {children}
  </Anchor>
));

/** A line of a menu that leads to a page. */
export const MenuLink = createLink((props: AsLink<MenuItemProps>) => (
  <Menu.Item component="a" {...leading(props)} />
));
