/** What every call answers, whatever it carries. */
export type Envelope<Data> = {
  resultCode: string;
  resultMessage: string;
  data: Data;
  requestId: string;
};

export type PageInfo = { page: number; count_per_list: number; tatal_list_count: number };
export type ListData<Row> = { list: Row[]; pageInfo: PageInfo };
export type ListBody = { page?: number; startDate?: string; endDate?: string };
