// Mantine's things that lead somewhere, as links of the router: they are real links, with types for where they may lead.

import { Anchor, type AnchorProps, Button, type ButtonProps, Menu, type MenuItemProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { ComponentPropsWithRef } from "react";

type AsLink<P> = P & Omit<ComponentPropsWithRef<"a">, keyof P>;

/** A button that leads to a page: `<ButtonLink to="/documents/new">`. */
export const ButtonLink = createLink((props: AsLink<ButtonProps>) => <Button component="a" {...props} />);

/** Words that lead to a page. */
export const TextLink = createLink((props: AsLink<AnchorProps>) => <Anchor {...props} />);

/** A line of a menu that leads to a page. */
export const MenuLink = createLink((props: AsLink<MenuItemProps>) => <Menu.Item component="a" {...props} />);
