import { useState } from 'react';
import { DateField } from '../shared/dates/date-field.tsx';
import { DateRange } from '../shared/dates/date-range.tsx';
import { rangeOf } from '../shared/format/day-range.ts';
import { SearchForm } from '../shared/forms/search-form.tsx';
import { Select } from '../shared/forms/select.tsx';
import { TextArea } from '../shared/forms/text-area.tsx';
import { TextField } from '../shared/forms/text-field.tsx';
import { useKoreaDay } from '../shared/hooks/time.ts';
import { Switch } from '../shared/ui/controls/switch.tsx';
import { Sample, Samples } from './sample.tsx';

const banks = [
  { id: '004', text: '국민은행' },
  { id: '088', text: '신한은행' },
  { id: '090', text: '카카오뱅크' },
];

export function FieldSamples() {
  const [text, setText] = useState('밤손님');
  const [bank, setBank] = useState('');
  const [isOn, setOn] = useState(true);
  const noop = () => undefined;
  return (
    <Samples title="Fields">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="닉네임" value={text} onChange={setText} hint="3자에서 20자까지" />
        <TextField
          label="닉네임"
          value="가"
          onChange={noop}
          error="닉네임은 3자 이상이어야 합니다."
        />
        <TextField label="추천인" value="ptn5" onChange={noop} isReadOnly />
        <TextField label="예금주" value="" onChange={noop} placeholder="통장의 이름" isDisabled />
        <Select
          label="은행"
          placeholder="은행 선택"
          choices={banks}
          value={bank}
          onChange={setBank}
        />
        <Select
          label="은행"
          placeholder="은행 선택"
          choices={banks}
          value=""
          onChange={noop}
          error="은행을 선택해 주세요."
        />
        <TextArea
          label="내용"
          value={text}
          onChange={setText}
          hint="1,000자까지"
          maxLength={1000}
        />
        <TextArea label="내용" value="" onChange={noop} error="내용을 입력해 주세요." />
        <SearchForm label="검색" words="점검" onSearch={noop} />
        <div className="flex gap-6">
          <Switch label="켜짐" isOn={isOn} onChange={setOn} />
          <Switch label="쓸 수 없음" isOn={false} onChange={noop} isDisabled />
        </div>
      </div>
      <Dates />
    </Samples>
  );
}

function Dates() {
  const today = useKoreaDay();
  const [day, setDay] = useState(today);
  const [minute, setMinute] = useState(`${today} 09:30`);
  const [range, setRange] = useState(() => rangeOf('last7', today));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label="날짜" value={day} onChange={setDay} max={today} />
        <DateField label="날짜와 시각" withTime value={minute} onChange={setMinute} />
        <DateField label="날짜" value={day} onChange={setDay} error="지난 날은 고를 수 없습니다." />
        <DateField label="날짜" value={day} onChange={setDay} isDisabled />
      </div>
      <Sample name="date range">
        <DateRange value={range} onChange={setRange} />
      </Sample>
    </>
  );
}
