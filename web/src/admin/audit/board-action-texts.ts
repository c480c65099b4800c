/** How audited actions on posts, inquiries and messages are called on the screen. */
export const boardActionTexts = {
  'post.hide': 'audit.actions.hidePost',
  'post.show': 'audit.actions.showPost',
  'post.arrange': 'audit.actions.arrangePost',
  'banned-word.add': 'audit.actions.banWord',
  'banned-word.remove': 'audit.actions.allowWord',
  'member.mute': 'audit.actions.muteMember',
  'member.unmute': 'audit.actions.unmuteMember',
  'inquiry.take': 'audit.actions.takeInquiry',
  'inquiry.release': 'audit.actions.releaseInquiry',
  'inquiry.answer': 'audit.actions.answerInquiry',
  'inquiry.note': 'audit.actions.noteInquiry',
  'answer-macro.save': 'audit.actions.saveMacro',
  'answer-macro.remove': 'audit.actions.removeMacro',
  'message.send': 'audit.actions.sendMessage',
  'message.recall': 'audit.actions.recallMessage',
} as const;
