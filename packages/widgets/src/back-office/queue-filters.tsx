import { approvalStates, assignments, requestStatuses, requestTypes } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
import { FilterChoice, FilterSearch } from './filter-parts.tsx';
import { messages } from './messages.ts';
import type { QueueView } from './model/queue-view.ts';
import { queueMessages } from './queue-messages.ts';

/** Search and choices above the queue. */
export function QueueFilters({
  view,
  onViewChange,
}: {
  view: QueueView;
  onViewChange: (view: QueueView, how?: { isStep?: boolean }) => void;
}) {
  const t = useMessages(queueMessages);
  const { status: statuses, type: types } = useMessages(messages);
  return (
    <>
      <FilterSearch
        label={t.search}
        value={view.search}
        onChange={(search) => onViewChange({ ...view, search })}
      />
      <FilterChoice
        label={t.status}
        all={t.undecided}
        options={requestStatuses.map((status) => [status, statuses[status]] as const)}
        value={view.status}
        onChange={(status) => onViewChange({ ...view, status }, { isStep: true })}
      />
      <FilterChoice
        label={t.type}
        all={t.allTypes}
        options={requestTypes.map((type) => [type, types[type]] as const)}
        value={view.type}
        onChange={(type) => onViewChange({ ...view, type }, { isStep: true })}
      />
      <FilterChoice
        label={t.assigned}
        all={t.allAssigned}
        options={assignments.map((each) => [each, t.assignedTo[each]] as const)}
        value={view.assigned}
        onChange={(assigned) => onViewChange({ ...view, assigned }, { isStep: true })}
      />
      <FilterChoice
        label={t.approvals}
        all={t.allApprovals}
        options={approvalStates.map((each) => [each, t.approvalsOf[each]] as const)}
        value={view.approvals}
        onChange={(approvals) => onViewChange({ ...view, approvals }, { isStep: true })}
      />
    </>
  );
}
