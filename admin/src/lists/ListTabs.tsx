import { Tab, Tabs } from '@mui/material';
import { LinkBase, useResourceContext } from 'react-admin';

interface ListTabsProps {
  /** The name of the group of lists. */
  readonly name: string;
  /** Each list with the text of its link. */
  readonly kinds: readonly (readonly [resource: string, text: string])[];
}

/** Tabs between lists that share an entry in the sidebar. */
export function ListTabs({ name, kinds }: ListTabsProps) {
  const resource = useResourceContext();
  return (
    <nav aria-label={name}>
      <Tabs
        component="div"
        role="presentation"
        value={resource}
        variant="scrollable"
        scrollButtons={false}
        slotProps={{ list: { role: 'presentation' } }}
      >
        {kinds.map(([kind, text]) => (
          // Links between pages, without the role `tab`.
          <Tab
            key={kind}
            value={kind}
            label={text}
            component={LinkBase}
            to={`/${kind}`}
            role={undefined}
            aria-selected={undefined}
            aria-current={kind === resource ? 'page' : undefined}
            tabIndex={0}
          />
        ))}
      </Tabs>
    </nav>
  );
}
