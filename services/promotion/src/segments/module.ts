import { filteredMemberRoutes } from './http/filtered-members.ts';

/** Which members a filter has, for services that address them. */
export const segmentsModule = { routes: [...filteredMemberRoutes] };
