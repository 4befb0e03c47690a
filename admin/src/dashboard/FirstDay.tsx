import { Box, Typography } from '@mui/material';
import type { Figures } from '../data/types';
import { useLabel } from '../i18n/useLabel';
// Not from '../lists', which would make the first screen load much more code.
import { RowLink } from '../lists/cells';
import { Panel } from './Panel';

type Item = NonNullable<Figures['firstDay']>[number];

const textsOf = (document: string) => `/content?document=${document}`;

/** Where each is set; mails are a matter of the environment. */
const PATHS: Readonly<Record<Item, string | null>> = {
  details: '/settings',
  phone: '/settings',
  social: '/settings',
  bank: '/settings',
  partners: textsOf('footer-links'),
  terms: textsOf('terms'),
  privacy: textsOf('privacy'),
  pictures: textsOf('home-hero'),
  mail: null,
};

/** What a company sets before it opens; without anything left, or for other roles, there is no panel. */
export function FirstDay({ open }: { readonly open: readonly Item[] | null | undefined }) {
  const label = useLabel();
  if (!open?.length) return null;
  return (
    <Panel title={label('app.dashboard.firstDay.title')} isPending={false}>
      <Typography sx={{ px: 2.5, color: 'text.secondary' }}>{label('app.dashboard.firstDay.lead')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, pr: 2.5, py: 1.5, columns: { lg: 2 }, '& > li': { py: 0.5 } }}>
        {open.map((item) => {
          const text = label(`app.dashboard.firstDay.items.${item}`);
          const path = PATHS[item];
          return <li key={item}>{path ? <RowLink to={path}>{text}</RowLink> : text}</li>;
        })}
      </Box>
    </Panel>
  );
}
