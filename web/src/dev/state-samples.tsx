import { Inbox } from 'lucide-react';
import { offlineError } from '../shared/api/api-error.ts';
import { PartMissing } from '../shared/loading/load-part.ts';
import { Button } from '../shared/ui/controls/button.tsx';
import { NoticeBar } from '../shared/ui/overlays/notice-bar.tsx';
import { Panel } from '../shared/ui/pages/page.tsx';
import { RouteFailed } from '../shared/ui/pages/route-failed.tsx';
import {
  Arriving,
  Empty,
  Failed,
  FailedLine,
  Nothing,
  Skeleton,
  SkeletonRows,
} from '../shared/ui/pages/states.tsx';
import { Samples } from './sample.tsx';

export function StateSamples() {
  const noop = () => undefined;
  return (
    <Samples title="States">
      <div className="grid gap-4 sm:grid-cols-2">
        <Panel title="불러오는 중">
          <SkeletonRows rows={3} />
        </Panel>
        <Panel title="불러오는 중">
          <Skeleton className="h-24 w-full" />
        </Panel>
        <Panel title="비어 있음">
          <Empty
            icon={Inbox}
            title="내역이 없습니다."
            note="기간을 바꿔 보세요."
            action={<Button size="small">전체 보기</Button>}
          />
        </Panel>
        <Panel title="실패">
          <Failed error={offlineError()} onRetry={noop} />
        </Panel>
        <Panel title="값 하나">
          <ul className="flex flex-col gap-2">
            <li>
              <Arriving isFailed={false} className="h-6 w-24">
                {undefined}
              </Arriving>
            </li>
            <li>
              <Arriving isFailed>{undefined}</Arriving>
            </li>
            <li>
              <Arriving isFailed={false}>10,000원</Arriving>
            </li>
            <li>
              <Nothing />
            </li>
          </ul>
        </Panel>
        <Panel title="양식 옆의 실패">
          <FailedLine onRetry={noop} />
        </Panel>
        <Panel title="화면 일부 실패">
          <RouteFailed error={new PartMissing('sample')} />
        </Panel>
      </div>
      <NoticeBar title="점검이 예정되어 있습니다." onClose={noop}>
        오늘 23:30부터 00:30까지
      </NoticeBar>
      <NoticeBar tone="good" title="한도를 낮췄습니다." />
      <NoticeBar
        tone="warn"
        title="출금을 쉬는 시간입니다."
        action={<Button size="small">자세히</Button>}
      />
      <NoticeBar tone="bad" title="로그인이 제한된 계정입니다.">
        고객센터로 문의해 주세요.
      </NoticeBar>
    </Samples>
  );
}
