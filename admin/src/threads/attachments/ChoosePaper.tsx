import Description from '@mui/icons-material/DescriptionOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ThreadPaper } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';

interface ChoosePaperProps {
  readonly threadId: string;
  readonly onChoose: (paper: ThreadPaper) => void;
}

/** A menu of the papers of the booking or the proposal, as they are when it is opened. */
export function ChoosePaper({ threadId, onChoose }: ChoosePaperProps) {
  const label = useLabel();
  const notify = useNotify();
  const { papersOfThread } = useDataProvider<StaffDataProvider>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const {
    mutate,
    data = [],
    isPending,
  } = useMutation({
    mutationFn: (_button: HTMLElement) => papersOfThread(threadId),
    onSuccess: (papers, button) =>
      papers.length > 0 ? setAnchor(button) : notify(label('app.threads.attach.noPapers'), { type: 'info' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Description />}
        loading={isPending}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => mutate(currentTarget)}
      >
        {label('app.threads.attach.paper')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {data.map((paper) => (
          <MenuItem
            key={paper.number}
            onClick={() => {
              onChoose(paper);
              close();
            }}
          >
            {label(`app.threads.papers.${paper.kind}`, { number: paper.number })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
