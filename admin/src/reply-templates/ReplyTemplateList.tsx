import { LANGUAGES } from '@imisozi/core/languages';
import { Box } from '@mui/material';
import { CanAccess, useRefresh } from 'react-admin';
import { DeleteButton } from '../actions/DeleteButton';
import type { ReplyTemplate } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { InquiryTabs } from '../inquiries/InquiryTabs';
import { ActionsColumn, Column, ListEmpty, ListPage, RowCard, SEARCH_INPUT } from '../lists';
import { ChangeReplyTemplate, CreateReplyTemplate } from './ReplyTemplateForms';

const FILTERS = [SEARCH_INPUT];
const BY_NAME = { field: 'name', order: 'ASC' } as const;
const SORT_FIELDS = ['name', 'updatedAt'];

const languagesOf = ({ languages }: ReplyTemplate) => languages.map((code) => LANGUAGES[code].name).join(', ');

/** /account/reply-templates */
export default function ReplyTemplateList() {
  const label = useLabel();
  return (
    <ListPage<ReplyTemplate>
      title={label('app.replyTemplates.title')}
      notice={
        <>
          <InquiryTabs />
          <CreateReplyTemplate />
        </>
      }
      filters={FILTERS}
      sort={BY_NAME}
      sortFields={SORT_FIELDS}
      card={(template) => (
        <RowCard
          title={template.name}
          lines={[languagesOf(template)]}
          foot={catDay(template.updatedAt)}
          figure={
            <CanAccess action="edit">
              <Actions template={template} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label('app.replyTemplates.empty')} body={label('app.replyTemplates.emptyBody')} />}
    >
      <Column<ReplyTemplate> source="name" render={({ name }) => <b>{name}</b>} />
      <Column<ReplyTemplate> source="languages" disableSort render={languagesOf} />
      <Column<ReplyTemplate> source="updatedAt" render={({ updatedAt }) => catDay(updatedAt)} />
      <ActionsColumn<ReplyTemplate> action="edit" render={(template) => <Actions template={template} />} />
    </ListPage>
  );
}

function Actions({ template }: { readonly template: ReplyTemplate }) {
  const label = useLabel();
  const refresh = useRefresh();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ChangeReplyTemplate template={template} />
      <DeleteButton
        resource="reply-templates"
        record={template}
        size="small"
        aria-label={label('app.list.actionOn', { action: label('app.delete.action'), title: template.name })}
        question={label('app.delete.question', { title: template.name })}
        consequence={label('app.replyTemplates.deleteConsequence')}
        onDeleted={refresh}
      />
    </Box>
  );
}
