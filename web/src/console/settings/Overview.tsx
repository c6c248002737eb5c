import { Box, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useMember } from "../api/session";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";
import styles from "./Overview.module.css";
import { GROUPS, partsFor } from "./parts";

/** Everything that can be set, with a sentence on each. */
export function Overview() {
  const t = useT();
  const member = useMember();
  const parts = partsFor(member);
  const groups = GROUPS.map((group) => ({ group, parts: parts.filter((part) => part.group === group) }));
  return (
    <>
      <PageHead
        title={t("settings-title")}
        description={t("settings-about", { workspace: member.workspace.name })}
      />
      <Stack gap="xl">
        {groups
          .filter((one) => one.parts.length > 0)
          .map((one) => (
            <Box key={one.group} component="section" aria-labelledby={`group-${one.group}`}>
              <Title order={2} size="h4" mb="sm" id={`group-${one.group}`}>
                {t(`settings-group-${one.group}`)}
              </Title>
              <SimpleGrid
                component="ul"
                cols={{ base: 1, sm: 2, lg: 3 }}
                spacing="md"
                p={0}
                m={0}
                className={styles.list}
              >
                {one.parts.map(({ name, icon: Icon }) => (
                  <li key={name}>
                    <Link
                      to="/settings/$part"
                      params={{ part: name }}
                      className={styles.card}
                      data-danger={name === "danger" || undefined}
                    >
                      <span className={styles.sign}>
                        <Icon aria-hidden size={20} strokeWidth={1.8} />
                      </span>
                      <span>
                        <Text span fw={600} display="block" c="inherit">
                          {t(`settings-${name}-title`)}
                        </Text>
                        <Text span size="sm" c="dimmed" display="block">
                          {t(`settings-${name}-short`)}
                        </Text>
                      </span>
                    </Link>
                  </li>
                ))}
              </SimpleGrid>
            </Box>
          ))}
      </Stack>
    </>
  );
}
