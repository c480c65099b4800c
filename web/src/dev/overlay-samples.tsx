import { useState } from 'react';
import { Button } from '../shared/ui/controls/button.tsx';
import { ask, showAlert } from '../shared/ui/overlays/alerts.ts';
import { Dialog } from '../shared/ui/overlays/dialog.tsx';
import { toast } from '../shared/ui/overlays/toasts.ts';
import { Samples } from './sample.tsx';

/** What lies above the page follows the page's theme, so it is opened instead of shown. */
export function OverlaySamples() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Samples title="Above the page">
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => void showAlert('로그인 이후 이용 가능합니다.')}>알림</Button>
        <Button onPress={() => void ask({ message: '5만원을 입금 신청할까요?' })}>확인</Button>
        <Button onPress={() => void ask({ message: '회원을 정지할까요?', isDangerous: true })}>
          위험한 확인
        </Button>
        <Button onPress={() => setOpen(true)}>대화 상자 / 시트</Button>
        <Button onPress={() => toast('good', '저장했습니다.')}>토스트: 됨</Button>
        <Button onPress={() => toast('bad', '저장하지 못했습니다.')}>토스트: 안 됨</Button>
        <Button onPress={() => toast('note', '새 쪽지가 있습니다.')}>토스트: 알림</Button>
      </div>
      <Dialog title="대화 상자" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>내용이 들어가는 자리입니다.</p>
      </Dialog>
    </Samples>
  );
}
