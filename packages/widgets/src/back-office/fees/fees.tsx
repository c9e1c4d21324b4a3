import { useFeeSchedules, useLimitSchedules } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@agio/ui/tabs';
import { areaAddress, type AreaProps } from '../frame/model/areas.ts';
import { FeeEditor } from './fee-editor.tsx';
import { FeeEffect } from './fee-effect.tsx';
import { FeeTable } from './fee-table.tsx';
import { feesMessages } from './fees-messages.ts';
import { LimitEditor } from './limit-editor.tsx';
import { LimitEffect } from './limit-effect.tsx';
import { LimitTable } from './limit-table.tsx';
import type { NewSteps } from './model/fee-form.ts';
import type { NewLimits } from './model/limit-form.ts';
import { ScheduleSection } from './schedule-section.tsx';
import { useFeeChange, useLimitChange } from './use-schedule-change.ts';

/** In the query while a schedule is changed. */
const editing = 'edit';
/** In the query of the limits. */
const tab = 'of';

interface SectionProps {
  here: string;
  isEditing: boolean;
  onGo: (address: string) => void;
}

/** The fee schedule and the limits of the tiers: in force, proposed or planned, and past; and their editors. */
export function Fees({ base, query, onGo }: Pick<AreaProps, 'base' | 'query' | 'onGo'>) {
  const t = useMessages(feesMessages);
  const here = areaAddress(base, 'fees');
  const fields = new URLSearchParams(query);
  const isOfLimits = fields.get(tab) === 'limits';
  const isEditing = fields.has(editing);
  const limits = `${here}?${tab}=limits`;
  return (
    <div className="wg:flex wg:flex-col wg:gap-4 wg:px-4 wg:py-5 wg:md:px-6">
      <h1 className="wg:display wg:text-2xl">{t.title}</h1>
      <Tabs
        value={isOfLimits ? 'limits' : 'fees'}
        onValueChange={(next) => onGo(next === 'limits' ? limits : here)}
        className="wg:gap-4"
      >
        <TabsList aria-label={t.title} className="wg:px-0">
          <TabsTrigger value="fees">{t.fees}</TabsTrigger>
          <TabsTrigger value="limits">{t.limits}</TabsTrigger>
        </TabsList>
        <TabsContent value="fees">
          {isOfLimits ? null : <FeeSection here={here} isEditing={isEditing} onGo={onGo} />}
        </TabsContent>
        <TabsContent value="limits">
          {isOfLimits ? <LimitSection here={limits} isEditing={isEditing} onGo={onGo} /> : null}
        </TabsContent>
      </Tabs>
    </div>
  );
}

function FeeSection({ here, isEditing, onGo }: SectionProps) {
  const t = useMessages(feesMessages);
  const change = useFeeChange();
  return (
    <ScheduleSection
      list={useFeeSchedules()}
      change={change}
      words={t}
      isEditing={isEditing}
      listHref={here}
      editorHref={`${here}?${editing}`}
      table={(props) => <FeeTable {...props} />}
      effect={(steps) => <FeeEffect steps={steps as NewSteps} />}
      editor={(props) => <FeeEditor {...props} />}
      onGo={onGo}
    />
  );
}

function LimitSection({ here, isEditing, onGo }: SectionProps) {
  const t = useMessages(feesMessages);
  const change = useLimitChange();
  return (
    <ScheduleSection
      list={useLimitSchedules()}
      change={change}
      words={{ error: t.limitsError, loading: t.limitsLoading, change: t.changeLimits }}
      isEditing={isEditing}
      listHref={here}
      editorHref={`${here}&${editing}`}
      table={(props) => <LimitTable {...props} />}
      effect={(steps) => <LimitEffect steps={steps as NewLimits} />}
      editor={(props) => <LimitEditor {...props} />}
      onGo={onGo}
    />
  );
}
