import { Tab, Tabs } from '@mui/material';
import { LinkBase, useResourceContext } from 'react-admin';
import { useLabel } from '../i18n/useLabel';

/** What visitors write to the company; each kind is a list of its own. */
const KINDS = ['contact-messages', 'air-ticket-inquiries'] as const;

/** The way between the kinds of messages. */
export function MessageKinds() {
  const label = useLabel();
  const resource = useResourceContext();
  return (
    <nav aria-label={label('app.menu.messages')}>
      <Tabs
        component="div"
        role="presentation"
        value={resource}
        variant="scrollable"
        slotProps={{ list: { role: 'presentation' } }}
      >
        {KINDS.map((kind) => (
          // Links between pages, not the tabs of one page.
          <Tab
            key={kind}
            value={kind}
            label={label(`app.messages.kinds.${kind}`)}
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
