import type { AnswerOf, BodyOf } from '../../../shared/api/calls.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import type { ContentKind } from './content-kinds.ts';

/** Each kind as the server gives it: the document with when and by whom it was saved. */
type Items = {
  notices: AnswerOf<ServicePaths, '/api/admin/board/notices/get'>;
  faq: AnswerOf<ServicePaths, '/api/admin/board/faq/get'>;
  popups: AnswerOf<ServicePaths, '/api/admin/board/popups/get'>;
  banners: AnswerOf<ServicePaths, '/api/admin/board/banners/get'>;
};

/** What readers did with the variants of a popup or banner. */
export type VariantFigures = AnswerOf<ServicePaths, '/api/admin/board/banners/figures'>;

export type ContentItem = Items[ContentKind];
export type ContentDocument = ContentItem['document'];
export type TextPageItem = AnswerOf<ServicePaths, '/api/admin/board/textPages/get'>;
export type TextPageHead = AnswerOf<
  ServicePaths,
  '/api/admin/board/textPages/list'
>['list'][number];

type BodyTo<Path extends keyof ServicePaths> = BodyOf<ServicePaths, Path>;

/** Each kind as it is sent to be saved. */
export type SavedDocuments = {
  notices: BodyTo<'/api/admin/board/notices/save'>['document'];
  faq: BodyTo<'/api/admin/board/faq/save'>['document'];
  popups: BodyTo<'/api/admin/board/popups/save'>['document'];
  banners: BodyTo<'/api/admin/board/banners/save'>['document'];
};

/** Title and body by language, as the server takes and gives them; Korean is always there. */
export type Texts = BodyTo<'/api/admin/board/textPages/save'>['texts'];
