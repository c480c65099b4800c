import { Bell, Check } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumb } from '../shared/ui/controls/breadcrumb.tsx';
import { Button, ButtonLink, type ButtonLook } from '../shared/ui/controls/button.tsx';
import { IconButton } from '../shared/ui/controls/icon-button.tsx';
import { Pagination } from '../shared/ui/controls/pagination.tsx';
import { Segmented } from '../shared/ui/controls/segmented.tsx';
import { Stepper } from '../shared/ui/controls/stepper.tsx';
import { TabLinks } from '../shared/ui/controls/tab-links.tsx';
import { Tooltip } from '../shared/ui/controls/tooltip.tsx';
import { Badge } from '../shared/ui/figures/badge.tsx';
import { Sample, Samples } from './sample.tsx';

const looks: readonly ButtonLook[] = ['main', 'plain', 'quiet', 'danger'];
const tones = ['plain', 'brass', 'jade', 'up', 'down', 'warn', 'danger'] as const;
const steps = [
  { key: 'a', text: '정보 입력' },
  { key: 'b', text: '확인' },
  { key: 'c', text: '완료' },
];

export function ButtonSamples() {
  return (
    <Samples title="Buttons, marks and ways">
      {looks.map((look) => (
        <Sample key={look} name={look}>
          <div className="flex flex-wrap items-center gap-2">
            <Button look={look} size="small">
              작게
            </Button>
            <Button look={look}>보통</Button>
            <Button look={look} size="large">
              크게
            </Button>
            <Button look={look} isPending>
              처리 중
            </Button>
            <Button look={look} isDisabled>
              쓸 수 없음
            </Button>
            <ButtonLink to="/dev/components" look={look}>
              링크
            </ButtonLink>
          </div>
        </Sample>
      ))}
      <Sample name="icon button">
        <div className="flex gap-2">
          <IconButton label="알림">
            <Bell aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label="알림" isDisabled>
            <Bell aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </Sample>
      <Sample name="badge">
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              <Check aria-hidden="true" className="size-3" />
              {tone}
            </Badge>
          ))}
        </div>
      </Sample>
      <WaySamples />
    </Samples>
  );
}

function WaySamples() {
  const [days, setDays] = useState('week');
  const [page, setPage] = useState(3);
  return (
    <>
      <Sample name="segmented">
        <Segmented
          label="기간"
          choices={[
            { id: 'day', text: '오늘' },
            { id: 'week', text: '7일' },
            { id: 'month', text: '30일' },
          ]}
          value={days}
          onChange={setDays}
        />
      </Sample>
      <Sample name="tabs">
        <TabLinks
          label="견본"
          links={[
            { to: '/dev/components', text: '여기' },
            { to: '/', text: '홈' },
          ]}
        />
      </Sample>
      <Sample name="breadcrumb">
        <Breadcrumb
          crumbs={[
            { text: '고객센터', link: { to: '/' } },
            { text: '공지', link: { to: '/' } },
            { text: '점검 안내' },
          ]}
        />
      </Sample>
      <Sample name="stepper: first, second, last">
        {steps.map(({ key }) => (
          <Stepper key={key} label="단계" steps={steps} current={key} />
        ))}
      </Sample>
      <Sample name="tooltip">
        <p>
          <Tooltip text="베팅하고 남은 금액입니다.">보유금</Tooltip>
        </p>
      </Sample>
      <Sample name="pagination">
        <Pagination info={{ page, count_per_list: 10, tatal_list_count: 87 }} onPage={setPage} />
      </Sample>
    </>
  );
}
