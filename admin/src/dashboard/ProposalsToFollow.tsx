import { Box, Typography } from '@mui/material';
import type { Figures } from '../data/types';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
// Not from '../lists', which would make the first screen load much more code.
import { RowLink } from '../lists/cells';
import { quotePath, QUOTES } from '../quotes/quotePaths';
import { ColorChip } from '../ui/ColorChip';
import { Panel, PanelRows } from './Panel';

type Proposals = NonNullable<Figures['work']['proposals']>;

/** Proposals whose clients wait for a change, then those that expire soon. */
export function ProposalsToFollow({ proposals }: { readonly proposals: Proposals | undefined }) {
  const label = useLabel();
  const { asked, expiring } = proposals ?? {};
  return (
    <Panel
      title={label('app.dashboard.proposals.title')}
      all={{ label: label('app.dashboard.proposals.all'), to: QUOTES }}
      isPending={!proposals}
      empty={asked?.count === 0 && expiring?.count === 0 ? label('app.dashboard.proposals.none') : undefined}
    >
      <PanelRows>
        {asked && <ProposalLines proposals={asked} kind="asked" />}
        {expiring && <ProposalLines proposals={expiring} kind="expiring" />}
      </PanelRows>
    </Panel>
  );
}

interface ProposalLinesProps {
  readonly proposals: Proposals['asked'];
  readonly kind: keyof Proposals;
}

function ProposalLines({ proposals: { count, first }, kind }: ProposalLinesProps) {
  const label = useLabel();
  const hidden = count - first.length;
  const until = (day: string | null) => label('app.dashboard.proposals.until', { day: day ? dayName(day) : '–' });
  return (
    <>
      {first.map(({ id, number, names, title, travelDate, validUntil, isMissed }) => (
        <Box component="li" key={id} sx={{ px: 2.5, py: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flexGrow: 1 }}>
              <RowLink to={quotePath(id)}>{`${number} · ${names}`}</RowLink>
            </Box>
            {kind === 'asked' ? (
              <ColorChip
                tone="gold"
                label={label(isMissed ? 'app.dashboard.proposals.missed' : 'app.dashboard.proposals.asked')}
              />
            ) : (
              <ColorChip tone="earth" label={until(validUntil)} />
            )}
          </Box>
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
            {[title, travelDate && dayName(travelDate)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
      {hidden > 0 && (
        <Box component="li" sx={{ px: 2.5, py: 1 }}>
          {label('app.dashboard.proposals.more', { count: hidden })}
        </Box>
      )}
    </>
  );
}
