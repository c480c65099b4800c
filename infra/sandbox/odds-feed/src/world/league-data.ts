/** Leagues with who plays in them, as "Korean|English". Clubs go by their towns, people are made up. */
import type { SportName } from './sports.ts';

export type LeagueData = {
  readonly id: number;
  readonly sport: SportName;
  readonly name: string;
  /** Matches of a week; kick-offs are at these Korean hours, in turn. */
  readonly aWeek: number;
  readonly hours: readonly number[];
  readonly who: readonly string[];
};

const koreanTowns = [
  '서울|Seoul',
  '부산|Busan',
  '인천|Incheon',
  '대구|Daegu',
  '대전|Daejeon',
  '광주|Gwangju',
  '울산|Ulsan',
  '수원|Suwon',
  '전주|Jeonju',
  '포항|Pohang',
  '창원|Changwon',
  '제주|Jeju',
];
const moreTowns = [
  '성남|Seongnam',
  '안양|Anyang',
  '부천|Bucheon',
  '김포|Gimpo',
  '아산|Asan',
  '안산|Ansan',
  '천안|Cheonan',
  '청주|Cheongju',
  '목포|Mokpo',
  '김해|Gimhae',
];
const courtTowns = [
  '원주|Wonju',
  '안양|Anyang',
  '고양|Goyang',
  '창원|Changwon',
  '부산|Busan',
  '울산|Ulsan',
  '대구|Daegu',
  '서울|Seoul',
];
const hallTowns = [
  '천안|Cheonan',
  '인천|Incheon',
  '안산|Ansan',
  '의정부|Uijeongbu',
  '대전|Daejeon',
  '수원|Suwon',
  '구미|Gumi',
];
const englishTowns = [
  '런던|London',
  '맨체스터|Manchester',
  '리버풀|Liverpool',
  '버밍엄|Birmingham',
  '뉴캐슬|Newcastle',
  '리즈|Leeds',
  '브라이턴|Brighton',
  '노팅엄|Nottingham',
  '레스터|Leicester',
  '사우샘프턴|Southampton',
];
const americanTowns = [
  '뉴욕|New York',
  '로스앤젤레스|Los Angeles',
  '시카고|Chicago',
  '보스턴|Boston',
  '댈러스|Dallas',
  '덴버|Denver',
  '마이애미|Miami',
  '시애틀|Seattle',
  '필라델피아|Philadelphia',
  '디트로이트|Detroit',
];
const japaneseTowns = [
  '도쿄|Tokyo',
  '오사카|Osaka',
  '나고야|Nagoya',
  '요코하마|Yokohama',
  '후쿠오카|Fukuoka',
  '히로시마|Hiroshima',
  '삿포로|Sapporo',
  '센다이|Sendai',
];
const people = [
  '강도윤|Kang Do-yun',
  '김서준|Kim Seo-jun',
  '박지호|Park Ji-ho',
  '이하준|Lee Ha-jun',
  '정우진|Jung Woo-jin',
  '최은우|Choi Eun-woo',
  '한시우|Han Si-woo',
  '오건우|Oh Geon-woo',
  '윤현우|Yoon Hyun-woo',
  '임태양|Lim Tae-yang',
  '나카무라 렌|Ren Nakamura',
  '루카 베르너|Luca Werner',
];
const women = [
  '김서연|Kim Seo-yeon',
  '이지우|Lee Ji-woo',
  '박하은|Park Ha-eun',
  '최유나|Choi Yu-na',
  '정다인|Jung Da-in',
  '한소율|Han So-yul',
  '사토 유이|Yui Sato',
  '안나 노바크|Anna Novak',
];
const esportTeams = [
  '한강 드래곤즈|Hangang Dragons',
  '남산 호크스|Namsan Hawks',
  '판교 코어|Pangyo Core',
  '강남 블레이드|Gangnam Blade',
  '부산 타이드|Busan Tide',
  '광교 노바|Gwanggyo Nova',
  '여의도 아크|Yeouido Arc',
  '제주 스톰|Jeju Storm',
];
const worldCities = [
  '싱가포르|Singapore',
  '시드니|Sydney',
  '두바이|Dubai',
  '이스탄불|Istanbul',
  '리스본|Lisbon',
  '상파울루|Sao Paulo',
  '멕시코시티|Mexico City',
  '밴쿠버|Vancouver',
  '방콕|Bangkok',
  '오클랜드|Auckland',
  '케이프타운|Cape Town',
  '마드리드|Madrid',
];
const evening = [17, 18, 19];
const night = [2, 4, 9, 11];

type Row = readonly [
  id: number,
  sport: SportName,
  name: string,
  aWeek: number,
  hours: readonly number[],
  who: readonly string[],
];

const rows: readonly Row[] = [
  [410, 'soccer', 'K리그1|K League 1', 12, [14, 16, 19], koreanTowns],
  [411, 'soccer', 'K리그2|K League 2', 10, [13, 15, 19], moreTowns],
  [17, 'soccer', '잉글랜드 프리미어|England Premier', 10, [0, 2, 4, 21], englishTowns],
  [420, 'basketball', '프로농구|KBL', 12, evening, courtTowns],
  [132, 'basketball', '미국 농구|US Basketball', 16, night, americanTowns],
  [430, 'baseball', '프로야구|KBO', 25, [14, 18], koreanTowns.slice(0, 10)],
  [431, 'baseball', '일본 야구|Japan Baseball', 16, [14, 18], japaneseTowns],
  [440, 'volleyball', 'V-리그 남자|V-League Men', 9, evening, hallTowns],
  [441, 'volleyball', 'V-리그 여자|V-League Women', 9, [16, 19], hallTowns.slice(1)],
  [450, 'badminton', '코리아 오픈 남자|Korea Open Men', 12, [11, 13, 15], people],
  [451, 'badminton', '코리아 오픈 여자|Korea Open Women', 8, [10, 12, 14], women],
  [
    460,
    'hockey',
    '아시아 리그|Asia League',
    8,
    [14, 18],
    [...japaneseTowns.slice(4), '안양|Anyang', '고양|Goyang', '춘천|Chuncheon', '강릉|Gangneung'],
  ],
  [234, 'hockey', '북미 하키|North America Hockey', 12, night, americanTowns],
  [470, 'combat', '코리아 챔피언십|Korea Championship', 6, [19, 20, 21], people],
  [480, 'tennis', '서울 챌린저|Seoul Challenger', 14, [10, 12, 14, 16], people],
  [481, 'tennis', '부산 여자 오픈|Busan Women Open', 8, [11, 13, 15], women],
  [490, 'handball', 'H리그|H League', 8, [16, 18], koreanTowns.slice(0, 8)],
  [31, 'american-football', '미국 풋볼|US Football', 10, [2, 5, 9], americanTowns],
  [500, 'esport', '코리아 챔피언스|Korea Champions', 14, [15, 17, 20], esportTeams],
  // Played around the clock, in turn: `tours` has the times.
  [600, 'soccer', '월드 클럽 투어|World Club Tour', 0, [], worldCities],
  [610, 'basketball', '월드 바스켓 투어|World Basket Tour', 0, [], worldCities],
  [620, 'baseball', '아메리카 리그|Americas League', 0, [], americanTowns],
  [630, 'tennis', '월드 테니스 투어|World Tennis Tour', 0, [], people],
  [640, 'esport', '글로벌 시리즈|Global Series', 0, [], esportTeams],
  [9010, 'virtual-soccer', '버추얼 K리그|Virtual K League', 0, [], koreanTowns],
  [
    9020,
    'dog-racing',
    '버추얼 그레이하운드|Virtual Greyhounds',
    0,
    [],
    [
      '번개|Lightning',
      '새벽|Daybreak',
      '바람|Wind',
      '백호|White Tiger',
      '흑룡|Black Dragon',
      '은하|Milky Way',
      '태풍|Typhoon',
      '달빛|Moonlight',
      '청솔|Pine',
      '화살|Arrow',
    ],
  ],
  [
    9030,
    'horse-racing',
    '버추얼 경마|Virtual Horses',
    0,
    [],
    [
      '천리마|Thousand Miles',
      '한라산|Hallasan',
      '푸른하늘|Blue Sky',
      '질주|Dash',
      '황금들녘|Golden Field',
      '백두|Baekdu',
      '승리의함성|Victory Cry',
      '아침이슬|Morning Dew',
      '금빛노을|Golden Glow',
      '왕의귀환|Return of the King',
      '파도|Wave',
      '동해바다|East Sea',
    ],
  ],
];

export const leagueData: readonly LeagueData[] = rows.map(
  ([id, sport, name, aWeek, hours, who]) => ({ id, sport, name, aWeek, hours, who }),
);
