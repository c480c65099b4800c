import { attendanceRoutes } from './http/attendance.ts';
import { attendanceStateRoutes } from './http/attendance-state.ts';

/** The attendance sheet: a month of days, streaks, days made up. */
export const attendanceModule = { routes: [...attendanceRoutes, ...attendanceStateRoutes] };
