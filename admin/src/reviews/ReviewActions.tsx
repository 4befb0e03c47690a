import { Button } from '@mui/material';
import { useState } from 'react';
import { useUpdate } from 'react-admin';
import { MAX_REVIEW_LENGTH } from '@imisozi/core/reviews';
import { ActionButton } from '../actions/ActionButton';
import type { Review, ReviewChange } from '../data/types';
import type { Written } from '../data/writes';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';

interface OfReview {
  readonly review: Review;
}

/** Saves a change of a review. @returns the message for a toast */
function useChange({ review }: OfReview): (data: ReviewChange) => Promise<string> {
  const [update] = useUpdate('reviews', undefined, { returnPromise: true });
  return async (data) =>
    ((await update(undefined, { id: review.id, data, previousData: review })) as Written).serverMessage;
}

/** Buttons to publish or hide a review; both while it is not decided. */
export function ModerateReview({ review }: OfReview) {
  const label = useLabel();
  const change = useChange({ review });
  const title = label('app.reviews.by', { names: review.names });
  return (
    <>
      {review.status !== 'published' && (
        <ActionButton text={label('app.reviews.publish')} title={title} run={() => change({ status: 'published' })} />
      )}
      {review.status !== 'hidden' && (
        <ActionButton text={label('app.reviews.hide')} title={title} run={() => change({ status: 'hidden' })} />
      )}
    </>
  );
}

/** Edits the company's answer, which is shown below the review; an empty text removes it. */
export function AnswerReview({ review }: OfReview) {
  const label = useLabel();
  const change = useChange({ review });
  const [open, setOpen] = useState(false);
  const text = label(review.answer ? 'app.reviews.changeAnswer' : 'app.reviews.answer');
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {text}
      </Button>
      {open && (
        <FormDialog<{ answer: string | null }>
          title={text}
          text={label('app.reviews.answerHelp')}
          defaultValues={{ answer: review.answer ?? '' }}
          submit={label('app.reviews.saveAnswer')}
          send={({ answer }) => change({ answer: answer || null })}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="answer"
            label="resources.reviews.fields.answer"
            multiline
            minRows={4}
            slotProps={{ htmlInput: { maxLength: MAX_REVIEW_LENGTH } }}
            helperText={false}
            autoFocus
          />
        </FormDialog>
      )}
    </>
  );
}
