// Generated from the service's OpenAPI document by npm run generate.

export interface paths {
    "/api/minigame/round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The round that is drawn next, and the last one that was
         * @description Anyone. Refuses with B1010.
         */
        post: operations["minigame_round"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minigame/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The results of a game day, newest first
         * @description Anyone. Refuses with B1010.
         */
        post: operations["minigame_results"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minigame/powerballResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same for powerball
         * @description Anyone.
         */
        post: operations["minigame_powerballResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minigame/roundDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One round, with what is needed to draw it again
         * @description Anyone. Refuses with B1010, B1011.
         */
        post: operations["minigame_roundDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minigame/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts, streaks and roads of a game day
         * @description Anyone. Refuses with B1010.
         */
        post: operations["minigame_statistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    minigame_round: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description powerball, powerladder, speedkino, kinoladder */
                    gameId: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            /**
                             * Format: date-time
                             * @description Countdowns go by this clock
                             */
                            serverTime: string;
                            round: {
                                gameId: string;
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** @enum {string} */
                                state: "open" | "drawn" | "excluded";
                                /** Format: date-time */
                                opensAt: string;
                                /**
                                 * Format: date-time
                                 * @description No bet is taken from here on
                                 */
                                closesAt: string;
                                /** Format: date-time */
                                drawsAt: string;
                                /** @description SHA-256 of the seed, published before bets open */
                                seedHash: string;
                                /**
                                 * Format: date-time
                                 * @description When the hash was published; after closesAt it promises nothing
                                 */
                                announcedAt: string;
                                /** @description As hexadecimal text, once the round is drawn */
                                seed: string | null;
                                /** @description In the order they were drawn */
                                balls: number[];
                                /** @description What markets look at: sum, powerball, start, … */
                                facts: {
                                    [key: string]: number;
                                };
                                /** @description Why a round is excluded */
                                reason: string | null;
                            } | null;
                            last: {
                                gameId: string;
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** @enum {string} */
                                state: "open" | "drawn" | "excluded";
                                /** Format: date-time */
                                opensAt: string;
                                /**
                                 * Format: date-time
                                 * @description No bet is taken from here on
                                 */
                                closesAt: string;
                                /** Format: date-time */
                                drawsAt: string;
                                /** @description SHA-256 of the seed, published before bets open */
                                seedHash: string;
                                /**
                                 * Format: date-time
                                 * @description When the hash was published; after closesAt it promises nothing
                                 */
                                announcedAt: string;
                                /** @description As hexadecimal text, once the round is drawn */
                                seed: string | null;
                                /** @description In the order they were drawn */
                                balls: number[];
                                /** @description What markets look at: sum, powerball, start, … */
                                facts: {
                                    [key: string]: number;
                                };
                                /** @description Why a round is excluded */
                                reason: string | null;
                            } | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    minigame_results: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description powerball, powerladder, speedkino, kinoladder */
                    gameId: string;
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /**
                     * Format: date
                     * @description The game day in Korea; today's when absent
                     */
                    gameDay?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                gameId: string;
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** @enum {string} */
                                state: "open" | "drawn" | "excluded";
                                /** Format: date-time */
                                opensAt: string;
                                /**
                                 * Format: date-time
                                 * @description No bet is taken from here on
                                 */
                                closesAt: string;
                                /** Format: date-time */
                                drawsAt: string;
                                /** @description SHA-256 of the seed, published before bets open */
                                seedHash: string;
                                /**
                                 * Format: date-time
                                 * @description When the hash was published; after closesAt it promises nothing
                                 */
                                announcedAt: string;
                                /** @description As hexadecimal text, once the round is drawn */
                                seed: string | null;
                                /** @description In the order they were drawn */
                                balls: number[];
                                /** @description What markets look at: sum, powerball, start, … */
                                facts: {
                                    [key: string]: number;
                                };
                                /** @description Why a round is excluded */
                                reason: string | null;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    minigame_powerballResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /**
                     * Format: date
                     * @description The game day in Korea; today's when absent
                     */
                    gameDay?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            list: {
                                gameId: string;
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** @enum {string} */
                                state: "open" | "drawn" | "excluded";
                                /** Format: date-time */
                                opensAt: string;
                                /**
                                 * Format: date-time
                                 * @description No bet is taken from here on
                                 */
                                closesAt: string;
                                /** Format: date-time */
                                drawsAt: string;
                                /** @description SHA-256 of the seed, published before bets open */
                                seedHash: string;
                                /**
                                 * Format: date-time
                                 * @description When the hash was published; after closesAt it promises nothing
                                 */
                                announcedAt: string;
                                /** @description As hexadecimal text, once the round is drawn */
                                seed: string | null;
                                /** @description In the order they were drawn */
                                balls: number[];
                                /** @description What markets look at: sum, powerball, start, … */
                                facts: {
                                    [key: string]: number;
                                };
                                /** @description Why a round is excluded */
                                reason: string | null;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    minigame_roundDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description powerball, powerladder, speedkino, kinoladder */
                    gameId: string;
                    /** Format: date */
                    gameDay: string;
                    number: number;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            gameId: string;
                            /** Format: date */
                            gameDay: string;
                            number: number;
                            /** @enum {string} */
                            state: "open" | "drawn" | "excluded";
                            /** Format: date-time */
                            opensAt: string;
                            /**
                             * Format: date-time
                             * @description No bet is taken from here on
                             */
                            closesAt: string;
                            /** Format: date-time */
                            drawsAt: string;
                            /** @description SHA-256 of the seed, published before bets open */
                            seedHash: string;
                            /**
                             * Format: date-time
                             * @description When the hash was published; after closesAt it promises nothing
                             */
                            announcedAt: string;
                            /** @description As hexadecimal text, once the round is drawn */
                            seed: string | null;
                            /** @description In the order they were drawn */
                            balls: number[];
                            /** @description What markets look at: sum, powerball, start, … */
                            facts: {
                                [key: string]: number;
                            };
                            /** @description Why a round is excluded */
                            reason: string | null;
                            /** @description What the seed draws: HMAC-SHA256(seed, "<name>:<block>") */
                            name: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    minigame_statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description powerball, powerladder, speedkino, kinoladder */
                    gameId: string;
                    /**
                     * Format: date
                     * @description The game day in Korea; today's when absent
                     */
                    gameDay?: string;
                    /** @description The caller's site */
                    siteId: string;
                };
            };
        };
        responses: {
            /** @description The envelope of every answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description "0" is success; any other code is a refusal */
                        resultCode: string;
                        resultMessage: string;
                        data: {
                            /** Format: date */
                            gameDay: string;
                            roads: {
                                fact: string;
                                /** @description b is this and more; null: a is odd, b is even */
                                from: number | null;
                                counts: {
                                    a: number;
                                    b: number;
                                };
                                /** @description The longest streak of each */
                                longest: {
                                    a: number;
                                    b: number;
                                };
                                cells: {
                                    /** @description Of the round */
                                    number: number;
                                    /** @enum {string} */
                                    side: "a" | "b";
                                    column: number;
                                    /** @description 0 to 5 */
                                    row: number;
                                }[];
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
}
