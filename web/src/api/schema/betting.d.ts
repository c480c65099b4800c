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
    "/api/minigame/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a game offers, at which odds, and what the caller may stake
         * @description Anyone. Refuses with B1010.
         */
        post: operations["minigame_markets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minigame/slots/powerball/single": {
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
        post: operations["minigame_slots_powerball_single"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minigame/slots/speedpowerball/single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same for speedpowerball
         * @description Anyone.
         */
        post: operations["minigame_slots_speedpowerball_single"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minigame/slots/powerladder/single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same for powerladder
         * @description Anyone.
         */
        post: operations["minigame_slots_powerladder_single"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minigame/slots/speedkino/single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same for speedkino
         * @description Anyone.
         */
        post: operations["minigame_slots_speedkino_single"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minigame/slots/kinoladder/single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same for kinoladder
         * @description Anyone.
         */
        post: operations["minigame_slots_kinoladder_single"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/betProc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a slip: single bets on a round, or tickets on sports
         * @description A logged-in member. Refuses with B0095, U0011, B1002, B1001, B0093, B9999, B1010, B1011, B1012, B1016, B1013, B6001, B6002, B6003, B1017, B1015, B6005, B1014, B1050, B1051, B1052, B1053, B1054, B1055, B1056, B1057, B1058, B1059, B6000, W101, W102, W103, W104, W400, W404, W408, B1019, C999, NT99.
         */
        post: operations["bet_betProc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/betlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's bets, newest first
         * @description A logged-in member.
         */
        post: operations["bet_betlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One of the member's slips, with its round or its legs
         * @description A logged-in member. Refuses with B1025.
         */
        post: operations["bet_detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's bets on one round
         * @description A logged-in member.
         */
        post: operations["bet_round"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's limits of a product, and the rules of slips on sports
         * @description A logged-in member.
         */
        post: operations["bet_limits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a bet on sports back, while none of its matches has started
         * @description A logged-in member. Refuses with B1025, B1066, B1065, B1063, B1064, C999.
         */
        post: operations["bet_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/cashOut/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a bet on sports, or a part of it, is bought back for at this moment
         * @description A logged-in member. Refuses with B1025, B1060.
         */
        post: operations["bet_cashOut_offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/cashOut/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an offer: what it named is paid if the bet is worth it still
         * @description A logged-in member. Refuses with B1025, B1060, B1061, B1062, C999.
         */
        post: operations["bet_cashOut_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/mini/odds/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The site's odds of the mini games, each with what it pays back
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_mini_odds_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/mini/odds/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the ceiling and the odds that are named; the others stay as they are
         * @description An operator with the permission betting.manage. Refuses with B1020, B1021, B1022, B1023, C999.
         */
        post: operations["admin_betting_mini_odds_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/mini/odds/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The odds the site has had, the newest first: who set each, why, and what changed
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_mini_odds_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/limits/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What members of each level may stake and win
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_limits_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/limits/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets what members of each level may stake and win
         * @description An operator with the permission betting.manage. Refuses with B1023, B1024, C999.
         */
        post: operations["admin_betting_limits_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/limits/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The limits the site has had, the newest first: who set each, and why
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_limits_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/bets/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The site's bets, newest first
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_bets_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/bets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All bets a filter finds, up to 5,000; who took them is kept in the audit
         * @description An operator with the permission data.export.
         */
        post: operations["admin_betting_bets_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/bets/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One slip with its bets, what the wallet said, and each settlement
         * @description An operator with the permission betting.read. Refuses with B1025.
         */
        post: operations["admin_betting_bets_detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/rounds/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rounds that are not drawn yet, with what stands on each selection
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_rounds_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/rounds/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rounds of a game day, the latest first, with what they took and paid
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_rounds_day"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/rounds/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One round: its seed, its result, what was staked on each selection and what it paid
         * @description An operator with the permission betting.read. Refuses with B1011.
         */
        post: operations["admin_betting_rounds_detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/rounds/void/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What declaring a round void would do at this moment, and whether it was
         * @description An operator with the permission betting.read. Refuses with B1011.
         */
        post: operations["admin_betting_rounds_void_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/rounds/void/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declares a round void, or asks a second operator for it
         * @description An operator with the permission betting.manage. Refuses with B1011, B1031, B1032, B1033, C999.
         */
        post: operations["admin_betting_rounds_void_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/rounds/void/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A second operator agrees to a void or refuses it; who asked may take it back
         * @description An operator with the permission betting.manage. Refuses with B1030, B1031, B1032, B1033, B1034, B1035, C999.
         */
        post: operations["admin_betting_rounds_void_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/exposure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the site stands to lose on each market, the most first
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_sport_exposure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/rules/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What may be combined on sports, how high, and how bets end early
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_sport_rules_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/rules/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the rules of bets on sports
         * @description An operator with the permission betting.manage. Refuses with B1023, B1024, C999.
         */
        post: operations["admin_sport_rules_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/rules/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rules the site has had, the newest first: who set each, and why
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_sport_rules_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/void/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What declaring a ticket or a market void would move at this moment
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_sport_void_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/void/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declares a ticket or a market void, or asks a second operator for it
         * @description An operator with the permission betting.manage. Refuses with B1033, B1038, B1039, C999.
         */
        post: operations["admin_sport_void_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/void/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A second operator agrees to a void or refuses it; who asked may take it back
         * @description An operator with the permission betting.manage. Refuses with B1030, B1033, B1034, B1035, B1039, C999.
         */
        post: operations["admin_sport_void_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/result/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What another result of a market would move at this moment, over the bets of all sites
         * @description An operator with the permission betting.read. Refuses with B1070, B1071, B1072, B1073, B1074.
         */
        post: operations["admin_sport_result_effect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/market/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enters the result of a market by hand, or takes it back; or asks a second operator for it
         * @description An operator with the permission betting.manage. Refuses with B1070, B1071, B1072, B1073, B1074, B1033, B1075, C999.
         */
        post: operations["admin_sport_market_result"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/result/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The results by hand of a market that operators asked for, the newest first
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_sport_result_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/result/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A second operator agrees to a result by hand or refuses it; who asked may take it back
         * @description An operator with the permission betting.manage. Refuses with B1070, B1071, B1072, B1073, B1074, B1030, B1033, B1034, B1035, C999.
         */
        post: operations["admin_sport_result_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sport/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which sports are offered, and how many fixtures each has
         * @description Anyone.
         */
        post: operations["sport_menu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sport/fixtures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fixtures that are bet on, in the order of their start, with their main markets
         * @description Anyone.
         */
        post: operations["sport_fixtures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sport/fixture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One fixture with all of its markets
         * @description Anyone. Refuses with B1070.
         */
        post: operations["sport_fixture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sport/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fixtures that are over, the latest first, with what their markets came to
         * @description Anyone.
         */
        post: operations["sport_results"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the odds feed is heard: its producers, and what of it was not believed
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_sport_feed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/fixtures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fixtures that are offered, or over, with what operators set on them
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_sport_fixtures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/fixture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One fixture: each price of the feed and what members get of it, states and results
         * @description An operator with the permission betting.read. Refuses with B1070.
         */
        post: operations["admin_sport_fixture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/fixture/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens, suspends or closes a fixture, or takes a margin off its prices
         * @description An operator with the permission betting.manage. Refuses with B1070, C999.
         */
        post: operations["admin_sport_fixture_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/market/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens, suspends or closes one market of a fixture
         * @description An operator with the permission betting.manage. Refuses with B1070, B1071, C999.
         */
        post: operations["admin_sport_market_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/betting/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in betting, newest first
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_betting_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/betting/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in betting, newest first, for a file
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_betting_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/betting/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the audit log of betting is whole
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_betting_verify"];
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
                    /** @description powerball, speedpowerball, powerladder, speedkino, kinoladder */
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
                    /** @description powerball, speedpowerball, powerladder, speedkino, kinoladder */
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
                    /** @description powerball, speedpowerball, powerladder, speedkino, kinoladder */
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
                    /** @description powerball, speedpowerball, powerladder, speedkino, kinoladder */
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
    minigame_markets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            gameId: string;
                            /**
                             * Format: date-time
                             * @description Countdowns go by this clock
                             */
                            serverTime: string;
                            /** @description The round that is drawn next */
                            round: {
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** Format: date-time */
                                closesAt: string;
                            } | null;
                            /** @description Grows with each change of the odds */
                            oddsVersion: number;
                            /** @description Of the member's level; null for guests */
                            limits: {
                                /** @description Of one bet */
                                minimum: string;
                                /** @description Of one bet */
                                maximum: string;
                                /** @description The most one bet may return, its stake included */
                                winMaximum: string;
                                /** @description All stakes on what is decided together: a round, a match */
                                totalMaximum: string;
                            } | null;
                            markets: {
                                marketId: string;
                                selections: {
                                    selectionId: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    isOpen: boolean;
                                    /** @description It wins when all of them hold */
                                    conditions: {
                                        fact: string;
                                        from?: number;
                                        to?: number;
                                        /** @enum {string} */
                                        parity?: "odd" | "even";
                                    }[];
                                }[];
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    minigame_slots_powerball_single: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            /**
                             * Format: date-time
                             * @description Countdowns go by this clock
                             */
                            serverTime: string;
                            /** @description The round that is drawn next */
                            round: {
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** Format: date-time */
                                closesAt: string;
                            } | null;
                            /** @description Grows with each change of the odds */
                            oddsVersion: number;
                            /** @description Of the member's level; null for guests */
                            limits: {
                                /** @description Of one bet */
                                minimum: string;
                                /** @description Of one bet */
                                maximum: string;
                                /** @description The most one bet may return, its stake included */
                                winMaximum: string;
                                /** @description All stakes on what is decided together: a round, a match */
                                totalMaximum: string;
                            } | null;
                            markets: {
                                marketId: string;
                                selections: {
                                    selectionId: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    isOpen: boolean;
                                    /** @description It wins when all of them hold */
                                    conditions: {
                                        fact: string;
                                        from?: number;
                                        to?: number;
                                        /** @enum {string} */
                                        parity?: "odd" | "even";
                                    }[];
                                }[];
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    minigame_slots_speedpowerball_single: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            /**
                             * Format: date-time
                             * @description Countdowns go by this clock
                             */
                            serverTime: string;
                            /** @description The round that is drawn next */
                            round: {
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** Format: date-time */
                                closesAt: string;
                            } | null;
                            /** @description Grows with each change of the odds */
                            oddsVersion: number;
                            /** @description Of the member's level; null for guests */
                            limits: {
                                /** @description Of one bet */
                                minimum: string;
                                /** @description Of one bet */
                                maximum: string;
                                /** @description The most one bet may return, its stake included */
                                winMaximum: string;
                                /** @description All stakes on what is decided together: a round, a match */
                                totalMaximum: string;
                            } | null;
                            markets: {
                                marketId: string;
                                selections: {
                                    selectionId: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    isOpen: boolean;
                                    /** @description It wins when all of them hold */
                                    conditions: {
                                        fact: string;
                                        from?: number;
                                        to?: number;
                                        /** @enum {string} */
                                        parity?: "odd" | "even";
                                    }[];
                                }[];
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    minigame_slots_powerladder_single: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            /**
                             * Format: date-time
                             * @description Countdowns go by this clock
                             */
                            serverTime: string;
                            /** @description The round that is drawn next */
                            round: {
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** Format: date-time */
                                closesAt: string;
                            } | null;
                            /** @description Grows with each change of the odds */
                            oddsVersion: number;
                            /** @description Of the member's level; null for guests */
                            limits: {
                                /** @description Of one bet */
                                minimum: string;
                                /** @description Of one bet */
                                maximum: string;
                                /** @description The most one bet may return, its stake included */
                                winMaximum: string;
                                /** @description All stakes on what is decided together: a round, a match */
                                totalMaximum: string;
                            } | null;
                            markets: {
                                marketId: string;
                                selections: {
                                    selectionId: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    isOpen: boolean;
                                    /** @description It wins when all of them hold */
                                    conditions: {
                                        fact: string;
                                        from?: number;
                                        to?: number;
                                        /** @enum {string} */
                                        parity?: "odd" | "even";
                                    }[];
                                }[];
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    minigame_slots_speedkino_single: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            /**
                             * Format: date-time
                             * @description Countdowns go by this clock
                             */
                            serverTime: string;
                            /** @description The round that is drawn next */
                            round: {
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** Format: date-time */
                                closesAt: string;
                            } | null;
                            /** @description Grows with each change of the odds */
                            oddsVersion: number;
                            /** @description Of the member's level; null for guests */
                            limits: {
                                /** @description Of one bet */
                                minimum: string;
                                /** @description Of one bet */
                                maximum: string;
                                /** @description The most one bet may return, its stake included */
                                winMaximum: string;
                                /** @description All stakes on what is decided together: a round, a match */
                                totalMaximum: string;
                            } | null;
                            markets: {
                                marketId: string;
                                selections: {
                                    selectionId: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    isOpen: boolean;
                                    /** @description It wins when all of them hold */
                                    conditions: {
                                        fact: string;
                                        from?: number;
                                        to?: number;
                                        /** @enum {string} */
                                        parity?: "odd" | "even";
                                    }[];
                                }[];
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    minigame_slots_kinoladder_single: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            /**
                             * Format: date-time
                             * @description Countdowns go by this clock
                             */
                            serverTime: string;
                            /** @description The round that is drawn next */
                            round: {
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** Format: date-time */
                                closesAt: string;
                            } | null;
                            /** @description Grows with each change of the odds */
                            oddsVersion: number;
                            /** @description Of the member's level; null for guests */
                            limits: {
                                /** @description Of one bet */
                                minimum: string;
                                /** @description Of one bet */
                                maximum: string;
                                /** @description The most one bet may return, its stake included */
                                winMaximum: string;
                                /** @description All stakes on what is decided together: a round, a match */
                                totalMaximum: string;
                            } | null;
                            markets: {
                                marketId: string;
                                selections: {
                                    selectionId: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    isOpen: boolean;
                                    /** @description It wins when all of them hold */
                                    conditions: {
                                        fact: string;
                                        from?: number;
                                        to?: number;
                                        /** @enum {string} */
                                        parity?: "odd" | "even";
                                    }[];
                                }[];
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    bet_betProc: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's site */
                    siteId: string;
                    /** @enum {string} */
                    product: "mini";
                    gameId: string;
                    /**
                     * Format: date
                     * @description The game day in Korea
                     */
                    gameDay: string;
                    number: number;
                    /** @description Each a bet of its own; all are accepted, or none */
                    selections: {
                        selectionId: string;
                        /** @description As the member saw them */
                        odds: string;
                        /** @description Won, as a decimal string */
                        stake: string;
                    }[];
                    /**
                     * @description none: only at these odds; better: also at higher ones; any: at those of the moment
                     * @default none
                     * @enum {string}
                     */
                    oddsPolicy?: "none" | "better" | "any";
                } | {
                    /** @description The caller's site */
                    siteId: string;
                    /** @enum {string} */
                    product: "sport";
                    /** @description Singles, combinations and systems; all are accepted, or none */
                    tickets: {
                        legs: {
                            fixtureId: string;
                            marketKey: string;
                            selectionId: string;
                            /** @description As the member saw them */
                            odds: string;
                        }[];
                        /** @description So many of the legs make a line */
                        linesOf: number;
                        /** @description Of each line */
                        lineStake: string;
                    }[];
                    /**
                     * @description none: only at these odds; better: also at higher ones; any: at those of the moment
                     * @default none
                     * @enum {string}
                     */
                    oddsPolicy?: "none" | "better" | "any";
                    /**
                     * @description With better: how far a ticket may have fallen, in hundredths of a percent
                     * @default 0
                     */
                    tolerance?: number;
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
                            slipId: string;
                            /** @enum {string} */
                            state: "pending" | "accepted" | "refused";
                            product: string;
                            gameId: string;
                            /**
                             * Format: date
                             * @description Of the round; of sports the day the bet was placed
                             */
                            gameDay: string;
                            /** @description Of the round; 0 of sports, which have none */
                            number: number;
                            /** @description Won, as a decimal string */
                            stake: string;
                            /** Format: date-time */
                            placedAt: string;
                            /** @description The result code it was refused with */
                            refusal: string | null;
                            bets: {
                                betId: string;
                                slipId: string;
                                /** Format: date-time */
                                placedAt: string;
                                /** @description What it counts for: mini or sport */
                                groupKey: string;
                                /** @description Of the house: the mini game; of sports the sport, or mixed */
                                vendorCode: string;
                                /**
                                 * Format: date
                                 * @description Of the round; of sports the day the bet was placed
                                 */
                                gameDay: string;
                                /** @description Of the round; 0 of sports, which have none */
                                number: number;
                                /** @description Empty of sports: see the legs */
                                marketId: string;
                                /** @description Empty of sports: see the legs */
                                selectionId: string;
                                /** @enum {string} */
                                kind: "single" | "combination" | "system";
                                /** @description So many of the legs make a line */
                                linesOf: number;
                                /** @description Of one line */
                                lineStake: string;
                                /** @description What of it was not bought back */
                                openLineStake: string;
                                /** @description null: no fold bonus */
                                bonus: {
                                    /** @description A leg at less does not count */
                                    legOddsMin: string;
                                    readonly steps: {
                                        folds: number;
                                        /** @description In thousandths: 1030 is 3 % more */
                                        factor: number;
                                    }[];
                                } | null;
                                /** @description Of sports; a bet on a round has none */
                                legs: {
                                    position: number;
                                    fixtureId: string;
                                    marketKey: string;
                                    selectionId: string;
                                    /** @enum {string} */
                                    sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                    leagueId: string;
                                    /** @description null where competitors are ranked */
                                    homeKo: string | null;
                                    homeEn: string | null;
                                    awayKo: string | null;
                                    awayEn: string | null;
                                    market: {
                                        /** @enum {string} */
                                        kind: "three-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "two-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "handicap";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Added to home's */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "total";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description In quarters of a point: -0.75 is -3 */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "odd-even";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "correct-score";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Every other one is "other" */
                                        readonly scores: {
                                            home: number;
                                            away: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "first-to";
                                        /** @description What is reached first, such as goal-1 or points-20 */
                                        mark: string;
                                        /** @description home and away, or players */
                                        readonly contenders: string[];
                                        /** @description false: stakes go back when nobody reaches it */
                                        withNone: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "outright";
                                        /** @description What is ranked */
                                        race: string;
                                        readonly competitors: string[];
                                        /** @description So many win: 1 is the winner, 3 a place */
                                        places: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "special";
                                        question: string;
                                        readonly answers: string[];
                                    };
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    /** @description Those the member saw */
                                    askedOdds: string;
                                    /** @description It was bet on in play */
                                    isLive: boolean;
                                    /** Format: date-time */
                                    startsAt: string;
                                    /** @description null while its market has none */
                                    result: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    } | null;
                                }[];
                                /** @description Of a combination those of its legs together, of a system their mean */
                                odds: string;
                                /** @description What was staked */
                                cash: string;
                                /** @description What came back in all */
                                winCash: string;
                                /** @description What of it was paid for parts before the end */
                                cashedOut: string;
                                /** @description winCash less cash */
                                resultCash: string;
                                /** @description What it returns when it wins */
                                gameMoney: string;
                                /** @enum {string} */
                                state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
                                /** @enum {string} */
                                type: "win" | "lose" | "draw" | "wait" | "cancel";
                                /** @enum {string} */
                                betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
                                settledAt: string | null;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    bet_betlist: {
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
                     * @description First day in Korea; without both it is today, or every day of the old bets
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    /** @description mini, sport */
                    groupKey?: string;
                    /** @description The mini game, such as powerball; the sport, or mixed */
                    vendorCode?: string;
                    /**
                     * @description Y: bets that are over, of days before presentFrom; N: all others
                     * @default N
                     * @enum {string}
                     */
                    oldYn?: "Y" | "N";
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
                                betId: string;
                                slipId: string;
                                /** Format: date-time */
                                placedAt: string;
                                /** @description What it counts for: mini or sport */
                                groupKey: string;
                                /** @description Of the house: the mini game; of sports the sport, or mixed */
                                vendorCode: string;
                                /**
                                 * Format: date
                                 * @description Of the round; of sports the day the bet was placed
                                 */
                                gameDay: string;
                                /** @description Of the round; 0 of sports, which have none */
                                number: number;
                                /** @description Empty of sports: see the legs */
                                marketId: string;
                                /** @description Empty of sports: see the legs */
                                selectionId: string;
                                /** @enum {string} */
                                kind: "single" | "combination" | "system";
                                /** @description So many of the legs make a line */
                                linesOf: number;
                                /** @description Of one line */
                                lineStake: string;
                                /** @description What of it was not bought back */
                                openLineStake: string;
                                /** @description null: no fold bonus */
                                bonus: {
                                    /** @description A leg at less does not count */
                                    legOddsMin: string;
                                    readonly steps: {
                                        folds: number;
                                        /** @description In thousandths: 1030 is 3 % more */
                                        factor: number;
                                    }[];
                                } | null;
                                /** @description Of sports; a bet on a round has none */
                                legs: {
                                    position: number;
                                    fixtureId: string;
                                    marketKey: string;
                                    selectionId: string;
                                    /** @enum {string} */
                                    sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                    leagueId: string;
                                    /** @description null where competitors are ranked */
                                    homeKo: string | null;
                                    homeEn: string | null;
                                    awayKo: string | null;
                                    awayEn: string | null;
                                    market: {
                                        /** @enum {string} */
                                        kind: "three-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "two-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "handicap";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Added to home's */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "total";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description In quarters of a point: -0.75 is -3 */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "odd-even";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "correct-score";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Every other one is "other" */
                                        readonly scores: {
                                            home: number;
                                            away: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "first-to";
                                        /** @description What is reached first, such as goal-1 or points-20 */
                                        mark: string;
                                        /** @description home and away, or players */
                                        readonly contenders: string[];
                                        /** @description false: stakes go back when nobody reaches it */
                                        withNone: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "outright";
                                        /** @description What is ranked */
                                        race: string;
                                        readonly competitors: string[];
                                        /** @description So many win: 1 is the winner, 3 a place */
                                        places: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "special";
                                        question: string;
                                        readonly answers: string[];
                                    };
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    /** @description Those the member saw */
                                    askedOdds: string;
                                    /** @description It was bet on in play */
                                    isLive: boolean;
                                    /** Format: date-time */
                                    startsAt: string;
                                    /** @description null while its market has none */
                                    result: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    } | null;
                                }[];
                                /** @description Of a combination those of its legs together, of a system their mean */
                                odds: string;
                                /** @description What was staked */
                                cash: string;
                                /** @description What came back in all */
                                winCash: string;
                                /** @description What of it was paid for parts before the end */
                                cashedOut: string;
                                /** @description winCash less cash */
                                resultCash: string;
                                /** @description What it returns when it wins */
                                gameMoney: string;
                                /** @enum {string} */
                                state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
                                /** @enum {string} */
                                type: "win" | "lose" | "draw" | "wait" | "cancel";
                                /** @enum {string} */
                                betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
                                settledAt: string | null;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                            /**
                             * Format: date
                             * @description The first day in Korea whose bets are all present
                             */
                            presentFrom: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    bet_detail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    slipId: string;
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
                            slipId: string;
                            /** @enum {string} */
                            state: "pending" | "accepted" | "refused";
                            product: string;
                            gameId: string;
                            /**
                             * Format: date
                             * @description Of the round; of sports the day the bet was placed
                             */
                            gameDay: string;
                            /** @description Of the round; 0 of sports, which have none */
                            number: number;
                            /** @description Won, as a decimal string */
                            stake: string;
                            /** Format: date-time */
                            placedAt: string;
                            /** @description The result code it was refused with */
                            refusal: string | null;
                            bets: {
                                betId: string;
                                slipId: string;
                                /** Format: date-time */
                                placedAt: string;
                                /** @description What it counts for: mini or sport */
                                groupKey: string;
                                /** @description Of the house: the mini game; of sports the sport, or mixed */
                                vendorCode: string;
                                /**
                                 * Format: date
                                 * @description Of the round; of sports the day the bet was placed
                                 */
                                gameDay: string;
                                /** @description Of the round; 0 of sports, which have none */
                                number: number;
                                /** @description Empty of sports: see the legs */
                                marketId: string;
                                /** @description Empty of sports: see the legs */
                                selectionId: string;
                                /** @enum {string} */
                                kind: "single" | "combination" | "system";
                                /** @description So many of the legs make a line */
                                linesOf: number;
                                /** @description Of one line */
                                lineStake: string;
                                /** @description What of it was not bought back */
                                openLineStake: string;
                                /** @description null: no fold bonus */
                                bonus: {
                                    /** @description A leg at less does not count */
                                    legOddsMin: string;
                                    readonly steps: {
                                        folds: number;
                                        /** @description In thousandths: 1030 is 3 % more */
                                        factor: number;
                                    }[];
                                } | null;
                                /** @description Of sports; a bet on a round has none */
                                legs: {
                                    position: number;
                                    fixtureId: string;
                                    marketKey: string;
                                    selectionId: string;
                                    /** @enum {string} */
                                    sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                    leagueId: string;
                                    /** @description null where competitors are ranked */
                                    homeKo: string | null;
                                    homeEn: string | null;
                                    awayKo: string | null;
                                    awayEn: string | null;
                                    market: {
                                        /** @enum {string} */
                                        kind: "three-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "two-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "handicap";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Added to home's */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "total";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description In quarters of a point: -0.75 is -3 */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "odd-even";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "correct-score";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Every other one is "other" */
                                        readonly scores: {
                                            home: number;
                                            away: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "first-to";
                                        /** @description What is reached first, such as goal-1 or points-20 */
                                        mark: string;
                                        /** @description home and away, or players */
                                        readonly contenders: string[];
                                        /** @description false: stakes go back when nobody reaches it */
                                        withNone: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "outright";
                                        /** @description What is ranked */
                                        race: string;
                                        readonly competitors: string[];
                                        /** @description So many win: 1 is the winner, 3 a place */
                                        places: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "special";
                                        question: string;
                                        readonly answers: string[];
                                    };
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    /** @description Those the member saw */
                                    askedOdds: string;
                                    /** @description It was bet on in play */
                                    isLive: boolean;
                                    /** Format: date-time */
                                    startsAt: string;
                                    /** @description null while its market has none */
                                    result: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    } | null;
                                }[];
                                /** @description Of a combination those of its legs together, of a system their mean */
                                odds: string;
                                /** @description What was staked */
                                cash: string;
                                /** @description What came back in all */
                                winCash: string;
                                /** @description What of it was paid for parts before the end */
                                cashedOut: string;
                                /** @description winCash less cash */
                                resultCash: string;
                                /** @description What it returns when it wins */
                                gameMoney: string;
                                /** @enum {string} */
                                state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
                                /** @enum {string} */
                                type: "win" | "lose" | "draw" | "wait" | "cancel";
                                /** @enum {string} */
                                betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
                                settledAt: string | null;
                            }[];
                            /** @description null of sports */
                            roundState: ("open" | "drawn" | "excluded") | null;
                            /**
                             * Format: date-time
                             * @description The draw; of sports the first start of its legs
                             */
                            drawsAt: string;
                            /** @description Of a refusal at the second look: its legs; null without */
                            problems: unknown;
                            /** @description Where the matches of its legs stand */
                            scores: {
                                fixtureId: string;
                                /** @enum {string} */
                                state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
                                /** @description null while there is no score */
                                total: {
                                    home: number;
                                    away: number;
                                } | null;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    bet_round: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    gameId: string;
                    /**
                     * Format: date
                     * @description The game day in Korea
                     */
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
                            list: {
                                betId: string;
                                slipId: string;
                                /** Format: date-time */
                                placedAt: string;
                                /** @description What it counts for: mini or sport */
                                groupKey: string;
                                /** @description Of the house: the mini game; of sports the sport, or mixed */
                                vendorCode: string;
                                /**
                                 * Format: date
                                 * @description Of the round; of sports the day the bet was placed
                                 */
                                gameDay: string;
                                /** @description Of the round; 0 of sports, which have none */
                                number: number;
                                /** @description Empty of sports: see the legs */
                                marketId: string;
                                /** @description Empty of sports: see the legs */
                                selectionId: string;
                                /** @enum {string} */
                                kind: "single" | "combination" | "system";
                                /** @description So many of the legs make a line */
                                linesOf: number;
                                /** @description Of one line */
                                lineStake: string;
                                /** @description What of it was not bought back */
                                openLineStake: string;
                                /** @description null: no fold bonus */
                                bonus: {
                                    /** @description A leg at less does not count */
                                    legOddsMin: string;
                                    readonly steps: {
                                        folds: number;
                                        /** @description In thousandths: 1030 is 3 % more */
                                        factor: number;
                                    }[];
                                } | null;
                                /** @description Of sports; a bet on a round has none */
                                legs: {
                                    position: number;
                                    fixtureId: string;
                                    marketKey: string;
                                    selectionId: string;
                                    /** @enum {string} */
                                    sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                    leagueId: string;
                                    /** @description null where competitors are ranked */
                                    homeKo: string | null;
                                    homeEn: string | null;
                                    awayKo: string | null;
                                    awayEn: string | null;
                                    market: {
                                        /** @enum {string} */
                                        kind: "three-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "two-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "handicap";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Added to home's */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "total";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description In quarters of a point: -0.75 is -3 */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "odd-even";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "correct-score";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Every other one is "other" */
                                        readonly scores: {
                                            home: number;
                                            away: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "first-to";
                                        /** @description What is reached first, such as goal-1 or points-20 */
                                        mark: string;
                                        /** @description home and away, or players */
                                        readonly contenders: string[];
                                        /** @description false: stakes go back when nobody reaches it */
                                        withNone: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "outright";
                                        /** @description What is ranked */
                                        race: string;
                                        readonly competitors: string[];
                                        /** @description So many win: 1 is the winner, 3 a place */
                                        places: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "special";
                                        question: string;
                                        readonly answers: string[];
                                    };
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    /** @description Those the member saw */
                                    askedOdds: string;
                                    /** @description It was bet on in play */
                                    isLive: boolean;
                                    /** Format: date-time */
                                    startsAt: string;
                                    /** @description null while its market has none */
                                    result: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    } | null;
                                }[];
                                /** @description Of a combination those of its legs together, of a system their mean */
                                odds: string;
                                /** @description What was staked */
                                cash: string;
                                /** @description What came back in all */
                                winCash: string;
                                /** @description What of it was paid for parts before the end */
                                cashedOut: string;
                                /** @description winCash less cash */
                                resultCash: string;
                                /** @description What it returns when it wins */
                                gameMoney: string;
                                /** @enum {string} */
                                state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
                                /** @enum {string} */
                                type: "win" | "lose" | "draw" | "wait" | "cancel";
                                /** @enum {string} */
                                betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
                                settledAt: string | null;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    bet_limits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    product: "mini" | "sport";
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
                            limits: {
                                /** @description Of one bet */
                                minimum: string;
                                /** @description Of one bet */
                                maximum: string;
                                /** @description The most one bet may return, its stake included */
                                winMaximum: string;
                                /** @description All stakes on what is decided together: a round, a match */
                                totalMaximum: string;
                            };
                            /** @description Of sports: what a slip can be told before it is sent; null of the mini games */
                            rules: {
                                foldsMax: number;
                                linesMax: number;
                                /** @description Decimal odds, such as 1.95 */
                                legOddsMin: string;
                                /** @description Decimal odds, such as 1.95 */
                                totalOddsMax: string;
                                /** @description null: no fold bonus */
                                bonus: {
                                    /** @description A leg at less does not count */
                                    legOddsMin: string;
                                    readonly steps: {
                                        folds: number;
                                        /** @description In thousandths: 1030 is 3 % more */
                                        factor: number;
                                    }[];
                                } | null;
                                matrix: {
                                    /** @description Which two markets of one match may stand on one ticket */
                                    readonly crossings: {
                                        /** @enum {string} */
                                        sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                        readonly kinds: [
                                            "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special",
                                            "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special"
                                        ];
                                    }[];
                                    /** @description What is bet on alone */
                                    readonly alone: {
                                        /** @enum {string} */
                                        sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                        leagueId?: string;
                                        /** @enum {string} */
                                        kind?: "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special";
                                    }[];
                                    /** @description Sports of different groups do not stand on one ticket */
                                    readonly groups: ("soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing")[][];
                                    /** @description Legs in play may stand beside legs that are not */
                                    mixesLive: boolean;
                                    crossTicketsPerDayMax: number | null;
                                };
                                /** @description Of a member's open tickets that share a leg */
                                axis: {
                                    ticketsMax: number;
                                    /** @description Won, as a decimal string */
                                    stakeMax: string;
                                    /** @description Won, as a decimal string */
                                    returnMax: string;
                                };
                                liveDelayMs: number;
                                cancel: {
                                    /** @description 0: no bet is taken back */
                                    minutesMax: number;
                                    perDayMax: number;
                                };
                                /** @description In ten-thousandths of what a ticket is worth; null: nothing is bought back */
                                cashOutRate: number | null;
                            } | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    bet_cancel: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    betId: string;
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
                            betId: string;
                            slipId: string;
                            /** Format: date-time */
                            placedAt: string;
                            /** @description What it counts for: mini or sport */
                            groupKey: string;
                            /** @description Of the house: the mini game; of sports the sport, or mixed */
                            vendorCode: string;
                            /**
                             * Format: date
                             * @description Of the round; of sports the day the bet was placed
                             */
                            gameDay: string;
                            /** @description Of the round; 0 of sports, which have none */
                            number: number;
                            /** @description Empty of sports: see the legs */
                            marketId: string;
                            /** @description Empty of sports: see the legs */
                            selectionId: string;
                            /** @enum {string} */
                            kind: "single" | "combination" | "system";
                            /** @description So many of the legs make a line */
                            linesOf: number;
                            /** @description Of one line */
                            lineStake: string;
                            /** @description What of it was not bought back */
                            openLineStake: string;
                            /** @description null: no fold bonus */
                            bonus: {
                                /** @description A leg at less does not count */
                                legOddsMin: string;
                                readonly steps: {
                                    folds: number;
                                    /** @description In thousandths: 1030 is 3 % more */
                                    factor: number;
                                }[];
                            } | null;
                            /** @description Of sports; a bet on a round has none */
                            legs: {
                                position: number;
                                fixtureId: string;
                                marketKey: string;
                                selectionId: string;
                                /** @enum {string} */
                                sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                leagueId: string;
                                /** @description null where competitors are ranked */
                                homeKo: string | null;
                                homeEn: string | null;
                                awayKo: string | null;
                                awayEn: string | null;
                                market: {
                                    /** @enum {string} */
                                    kind: "three-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "two-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "handicap";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Added to home's */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "total";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description In quarters of a point: -0.75 is -3 */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "odd-even";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "correct-score";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Every other one is "other" */
                                    readonly scores: {
                                        home: number;
                                        away: number;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "first-to";
                                    /** @description What is reached first, such as goal-1 or points-20 */
                                    mark: string;
                                    /** @description home and away, or players */
                                    readonly contenders: string[];
                                    /** @description false: stakes go back when nobody reaches it */
                                    withNone: boolean;
                                } | {
                                    /** @enum {string} */
                                    kind: "outright";
                                    /** @description What is ranked */
                                    race: string;
                                    readonly competitors: string[];
                                    /** @description So many win: 1 is the winner, 3 a place */
                                    places: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "special";
                                    question: string;
                                    readonly answers: string[];
                                };
                                /** @description Decimal odds, such as 1.95 */
                                odds: string;
                                /** @description Those the member saw */
                                askedOdds: string;
                                /** @description It was bet on in play */
                                isLive: boolean;
                                /** Format: date-time */
                                startsAt: string;
                                /** @description null while its market has none */
                                result: {
                                    won: boolean;
                                    voidHalves: 0 | 1 | 2;
                                    deadHeat?: {
                                        places: number;
                                        of: number;
                                    };
                                } | null;
                            }[];
                            /** @description Of a combination those of its legs together, of a system their mean */
                            odds: string;
                            /** @description What was staked */
                            cash: string;
                            /** @description What came back in all */
                            winCash: string;
                            /** @description What of it was paid for parts before the end */
                            cashedOut: string;
                            /** @description winCash less cash */
                            resultCash: string;
                            /** @description What it returns when it wins */
                            gameMoney: string;
                            /** @enum {string} */
                            state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
                            /** @enum {string} */
                            type: "win" | "lose" | "draw" | "wait" | "cancel";
                            /** @enum {string} */
                            betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
                            settledAt: string | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    bet_cashOut_offer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    betId: string;
                    /**
                     * @description Percent of what runs
                     * @default 100
                     * @enum {string}
                     */
                    part?: "25" | "50" | "75" | "100";
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
                            offerId: string;
                            /** @description Won, as a decimal string */
                            amount: string;
                            /** Format: date-time */
                            expiresAt: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    bet_cashOut_take: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    offerId: string;
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
                            betId: string;
                            slipId: string;
                            /** Format: date-time */
                            placedAt: string;
                            /** @description What it counts for: mini or sport */
                            groupKey: string;
                            /** @description Of the house: the mini game; of sports the sport, or mixed */
                            vendorCode: string;
                            /**
                             * Format: date
                             * @description Of the round; of sports the day the bet was placed
                             */
                            gameDay: string;
                            /** @description Of the round; 0 of sports, which have none */
                            number: number;
                            /** @description Empty of sports: see the legs */
                            marketId: string;
                            /** @description Empty of sports: see the legs */
                            selectionId: string;
                            /** @enum {string} */
                            kind: "single" | "combination" | "system";
                            /** @description So many of the legs make a line */
                            linesOf: number;
                            /** @description Of one line */
                            lineStake: string;
                            /** @description What of it was not bought back */
                            openLineStake: string;
                            /** @description null: no fold bonus */
                            bonus: {
                                /** @description A leg at less does not count */
                                legOddsMin: string;
                                readonly steps: {
                                    folds: number;
                                    /** @description In thousandths: 1030 is 3 % more */
                                    factor: number;
                                }[];
                            } | null;
                            /** @description Of sports; a bet on a round has none */
                            legs: {
                                position: number;
                                fixtureId: string;
                                marketKey: string;
                                selectionId: string;
                                /** @enum {string} */
                                sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                leagueId: string;
                                /** @description null where competitors are ranked */
                                homeKo: string | null;
                                homeEn: string | null;
                                awayKo: string | null;
                                awayEn: string | null;
                                market: {
                                    /** @enum {string} */
                                    kind: "three-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "two-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "handicap";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Added to home's */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "total";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description In quarters of a point: -0.75 is -3 */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "odd-even";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "correct-score";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Every other one is "other" */
                                    readonly scores: {
                                        home: number;
                                        away: number;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "first-to";
                                    /** @description What is reached first, such as goal-1 or points-20 */
                                    mark: string;
                                    /** @description home and away, or players */
                                    readonly contenders: string[];
                                    /** @description false: stakes go back when nobody reaches it */
                                    withNone: boolean;
                                } | {
                                    /** @enum {string} */
                                    kind: "outright";
                                    /** @description What is ranked */
                                    race: string;
                                    readonly competitors: string[];
                                    /** @description So many win: 1 is the winner, 3 a place */
                                    places: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "special";
                                    question: string;
                                    readonly answers: string[];
                                };
                                /** @description Decimal odds, such as 1.95 */
                                odds: string;
                                /** @description Those the member saw */
                                askedOdds: string;
                                /** @description It was bet on in play */
                                isLive: boolean;
                                /** Format: date-time */
                                startsAt: string;
                                /** @description null while its market has none */
                                result: {
                                    won: boolean;
                                    voidHalves: 0 | 1 | 2;
                                    deadHeat?: {
                                        places: number;
                                        of: number;
                                    };
                                } | null;
                            }[];
                            /** @description Of a combination those of its legs together, of a system their mean */
                            odds: string;
                            /** @description What was staked */
                            cash: string;
                            /** @description What came back in all */
                            winCash: string;
                            /** @description What of it was paid for parts before the end */
                            cashedOut: string;
                            /** @description winCash less cash */
                            resultCash: string;
                            /** @description What it returns when it wins */
                            gameMoney: string;
                            /** @enum {string} */
                            state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
                            /** @enum {string} */
                            type: "win" | "lose" | "draw" | "wait" | "cancel";
                            /** @enum {string} */
                            betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
                            settledAt: string | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_betting_mini_odds_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            /** @description 0 is the default book */
                            version: number;
                            /** @description In hundredths of a percent */
                            ceiling: number;
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                            /** @description Every selection of every game */
                            prices: {
                                gameId: string;
                                marketId: string;
                                selectionId: string;
                                /** @description Decimal odds, such as 1.95 */
                                odds: string;
                                isOpen: boolean;
                                /** @description Decimal odds, such as 1.95 */
                                defaultOdds: string;
                                /** @description Counted over every draw there can be */
                                chance: {
                                    numerator: string;
                                    denominator: string;
                                };
                                /** @description Percent that these odds pay back on average */
                                returnRate: string;
                                /** @description The highest the ceiling allows, in hundredths */
                                highestOdds: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_betting_mini_odds_set: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The most that may be paid back on average, in hundredths of a percent */
                    ceiling: number;
                    /** @description Of selections at their own price; every other one has its default */
                    prices: {
                        gameId: string;
                        selectionId: string;
                        /** @description Decimal odds, such as 1.95 */
                        odds: string;
                        /** @description false: no bets are taken on it */
                        isOpen: boolean;
                    }[];
                    version: number;
                    /** @description Why; other operators read it */
                    reason: string;
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
                            /** @description 0 is the default book */
                            version: number;
                            /** @description In hundredths of a percent */
                            ceiling: number;
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                            /** @description Every selection of every game */
                            prices: {
                                gameId: string;
                                marketId: string;
                                selectionId: string;
                                /** @description Decimal odds, such as 1.95 */
                                odds: string;
                                isOpen: boolean;
                                /** @description Decimal odds, such as 1.95 */
                                defaultOdds: string;
                                /** @description Counted over every draw there can be */
                                chance: {
                                    numerator: string;
                                    denominator: string;
                                };
                                /** @description Percent that these odds pay back on average */
                                returnRate: string;
                                /** @description The highest the ceiling allows, in hundredths */
                                highestOdds: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_betting_mini_odds_versions: {
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
                                version: number;
                                /** @description In hundredths of a percent */
                                ceiling: number;
                                ceilingBefore: number;
                                /** Format: date-time */
                                changedAt: string;
                                /** @description Operator */
                                changedBy: string;
                                reason: string;
                                /** @description Selections whose odds it set anew, opened or closed */
                                changes: {
                                    gameId: string;
                                    marketId: string;
                                    selectionId: string;
                                    before: {
                                        /** @description Decimal odds, such as 1.95 */
                                        odds: string;
                                        isOpen: boolean;
                                    };
                                    after: {
                                        /** @description Decimal odds, such as 1.95 */
                                        odds: string;
                                        isOpen: boolean;
                                    };
                                }[];
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
    admin_betting_limits_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            /** @description 0 is the demonstration policy */
                            version: number;
                            policy: {
                                limits: {
                                    /** @description Of one bet */
                                    minimum: string;
                                    /** @description Of one bet */
                                    maximum: string;
                                    /** @description The most one bet may return, its stake included */
                                    winMaximum: string;
                                    /** @description All stakes on what is decided together: a round, a match */
                                    totalMaximum: string;
                                    /** @enum {string} */
                                    product: "mini" | "sport";
                                    /** @description From this level on, up to the next one named */
                                    level: number;
                                }[];
                            };
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_betting_limits_set: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 0 is the demonstration policy */
                    version: number;
                    policy: {
                        limits: {
                            /** @description Of one bet */
                            minimum: string;
                            /** @description Of one bet */
                            maximum: string;
                            /** @description The most one bet may return, its stake included */
                            winMaximum: string;
                            /** @description All stakes on what is decided together: a round, a match */
                            totalMaximum: string;
                            /** @enum {string} */
                            product: "mini" | "sport";
                            /** @description From this level on, up to the next one named */
                            level: number;
                        }[];
                    };
                    /** @description Why; other operators read it */
                    reason: string;
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
                            /** @description 0 is the demonstration policy */
                            version: number;
                            policy: {
                                limits: {
                                    /** @description Of one bet */
                                    minimum: string;
                                    /** @description Of one bet */
                                    maximum: string;
                                    /** @description The most one bet may return, its stake included */
                                    winMaximum: string;
                                    /** @description All stakes on what is decided together: a round, a match */
                                    totalMaximum: string;
                                    /** @enum {string} */
                                    product: "mini" | "sport";
                                    /** @description From this level on, up to the next one named */
                                    level: number;
                                }[];
                            };
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_betting_limits_versions: {
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
                                /** @description 0 is the demonstration policy */
                                version: number;
                                policy: {
                                    limits: {
                                        /** @description Of one bet */
                                        minimum: string;
                                        /** @description Of one bet */
                                        maximum: string;
                                        /** @description The most one bet may return, its stake included */
                                        winMaximum: string;
                                        /** @description All stakes on what is decided together: a round, a match */
                                        totalMaximum: string;
                                        /** @enum {string} */
                                        product: "mini" | "sport";
                                        /** @description From this level on, up to the next one named */
                                        level: number;
                                    }[];
                                };
                                /** @description What it replaced */
                                before: {
                                    limits: {
                                        /** @description Of one bet */
                                        minimum: string;
                                        /** @description Of one bet */
                                        maximum: string;
                                        /** @description The most one bet may return, its stake included */
                                        winMaximum: string;
                                        /** @description All stakes on what is decided together: a round, a match */
                                        totalMaximum: string;
                                        /** @enum {string} */
                                        product: "mini" | "sport";
                                        /** @description From this level on, up to the next one named */
                                        level: number;
                                    }[];
                                };
                                /** Format: date-time */
                                changedAt: string;
                                /** @description Operator */
                                changedBy: string;
                                reason: string;
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
    admin_betting_bets_list: {
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
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    /**
                     * @description Part of a login id or nickname
                     * @default
                     */
                    search?: string;
                    /**
                     * Format: uuid
                     * @description A bet's whole id, or its slip's, of whatever day
                     */
                    bet?: string;
                    /** Format: uuid */
                    memberId?: string;
                    gameId?: string;
                    /** Format: date */
                    gameDay?: string;
                    /** @description Of the round; with its day of any days */
                    number?: number;
                    /** @enum {string} */
                    state?: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Rows of a page
                     * @default 10
                     */
                    rows?: number;
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
                                betId: string;
                                slipId: string;
                                /** Format: date-time */
                                placedAt: string;
                                /** @description What it counts for: mini or sport */
                                groupKey: string;
                                /** @description Of the house: the mini game; of sports the sport, or mixed */
                                vendorCode: string;
                                /**
                                 * Format: date
                                 * @description Of the round; of sports the day the bet was placed
                                 */
                                gameDay: string;
                                /** @description Of the round; 0 of sports, which have none */
                                number: number;
                                /** @description Empty of sports: see the legs */
                                marketId: string;
                                /** @description Empty of sports: see the legs */
                                selectionId: string;
                                /** @enum {string} */
                                kind: "single" | "combination" | "system";
                                /** @description So many of the legs make a line */
                                linesOf: number;
                                /** @description Of one line */
                                lineStake: string;
                                /** @description What of it was not bought back */
                                openLineStake: string;
                                /** @description null: no fold bonus */
                                bonus: {
                                    /** @description A leg at less does not count */
                                    legOddsMin: string;
                                    readonly steps: {
                                        folds: number;
                                        /** @description In thousandths: 1030 is 3 % more */
                                        factor: number;
                                    }[];
                                } | null;
                                /** @description Of sports; a bet on a round has none */
                                legs: {
                                    position: number;
                                    fixtureId: string;
                                    marketKey: string;
                                    selectionId: string;
                                    /** @enum {string} */
                                    sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                    leagueId: string;
                                    /** @description null where competitors are ranked */
                                    homeKo: string | null;
                                    homeEn: string | null;
                                    awayKo: string | null;
                                    awayEn: string | null;
                                    market: {
                                        /** @enum {string} */
                                        kind: "three-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "two-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "handicap";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Added to home's */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "total";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description In quarters of a point: -0.75 is -3 */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "odd-even";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "correct-score";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Every other one is "other" */
                                        readonly scores: {
                                            home: number;
                                            away: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "first-to";
                                        /** @description What is reached first, such as goal-1 or points-20 */
                                        mark: string;
                                        /** @description home and away, or players */
                                        readonly contenders: string[];
                                        /** @description false: stakes go back when nobody reaches it */
                                        withNone: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "outright";
                                        /** @description What is ranked */
                                        race: string;
                                        readonly competitors: string[];
                                        /** @description So many win: 1 is the winner, 3 a place */
                                        places: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "special";
                                        question: string;
                                        readonly answers: string[];
                                    };
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    /** @description Those the member saw */
                                    askedOdds: string;
                                    /** @description It was bet on in play */
                                    isLive: boolean;
                                    /** Format: date-time */
                                    startsAt: string;
                                    /** @description null while its market has none */
                                    result: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    } | null;
                                }[];
                                /** @description Of a combination those of its legs together, of a system their mean */
                                odds: string;
                                /** @description What was staked */
                                cash: string;
                                /** @description What came back in all */
                                winCash: string;
                                /** @description What of it was paid for parts before the end */
                                cashedOut: string;
                                /** @description winCash less cash */
                                resultCash: string;
                                /** @description What it returns when it wins */
                                gameMoney: string;
                                /** @enum {string} */
                                state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
                                /** @enum {string} */
                                type: "win" | "lose" | "draw" | "wait" | "cancel";
                                /** @enum {string} */
                                betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
                                settledAt: string | null;
                                memberId: string;
                                memId: string;
                                memNick: string;
                                /** @description null of sports */
                                roundId: string | null;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                            /** @description Of all that were found, refused ones left out */
                            stake: string;
                            /** @description Of all that were found */
                            returned: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_betting_bets_export: {
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
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    /**
                     * @description Part of a login id or nickname
                     * @default
                     */
                    search?: string;
                    /**
                     * Format: uuid
                     * @description A bet's whole id, or its slip's, of whatever day
                     */
                    bet?: string;
                    /** Format: uuid */
                    memberId?: string;
                    gameId?: string;
                    /** Format: date */
                    gameDay?: string;
                    /** @description Of the round; with its day of any days */
                    number?: number;
                    /** @enum {string} */
                    state?: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
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
                                betId: string;
                                slipId: string;
                                /** Format: date-time */
                                placedAt: string;
                                /** @description What it counts for: mini or sport */
                                groupKey: string;
                                /** @description Of the house: the mini game; of sports the sport, or mixed */
                                vendorCode: string;
                                /**
                                 * Format: date
                                 * @description Of the round; of sports the day the bet was placed
                                 */
                                gameDay: string;
                                /** @description Of the round; 0 of sports, which have none */
                                number: number;
                                /** @description Empty of sports: see the legs */
                                marketId: string;
                                /** @description Empty of sports: see the legs */
                                selectionId: string;
                                /** @enum {string} */
                                kind: "single" | "combination" | "system";
                                /** @description So many of the legs make a line */
                                linesOf: number;
                                /** @description Of one line */
                                lineStake: string;
                                /** @description What of it was not bought back */
                                openLineStake: string;
                                /** @description null: no fold bonus */
                                bonus: {
                                    /** @description A leg at less does not count */
                                    legOddsMin: string;
                                    readonly steps: {
                                        folds: number;
                                        /** @description In thousandths: 1030 is 3 % more */
                                        factor: number;
                                    }[];
                                } | null;
                                /** @description Of sports; a bet on a round has none */
                                legs: {
                                    position: number;
                                    fixtureId: string;
                                    marketKey: string;
                                    selectionId: string;
                                    /** @enum {string} */
                                    sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                    leagueId: string;
                                    /** @description null where competitors are ranked */
                                    homeKo: string | null;
                                    homeEn: string | null;
                                    awayKo: string | null;
                                    awayEn: string | null;
                                    market: {
                                        /** @enum {string} */
                                        kind: "three-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "two-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "handicap";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Added to home's */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "total";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description In quarters of a point: -0.75 is -3 */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "odd-even";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "correct-score";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Every other one is "other" */
                                        readonly scores: {
                                            home: number;
                                            away: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "first-to";
                                        /** @description What is reached first, such as goal-1 or points-20 */
                                        mark: string;
                                        /** @description home and away, or players */
                                        readonly contenders: string[];
                                        /** @description false: stakes go back when nobody reaches it */
                                        withNone: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "outright";
                                        /** @description What is ranked */
                                        race: string;
                                        readonly competitors: string[];
                                        /** @description So many win: 1 is the winner, 3 a place */
                                        places: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "special";
                                        question: string;
                                        readonly answers: string[];
                                    };
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    /** @description Those the member saw */
                                    askedOdds: string;
                                    /** @description It was bet on in play */
                                    isLive: boolean;
                                    /** Format: date-time */
                                    startsAt: string;
                                    /** @description null while its market has none */
                                    result: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    } | null;
                                }[];
                                /** @description Of a combination those of its legs together, of a system their mean */
                                odds: string;
                                /** @description What was staked */
                                cash: string;
                                /** @description What came back in all */
                                winCash: string;
                                /** @description What of it was paid for parts before the end */
                                cashedOut: string;
                                /** @description winCash less cash */
                                resultCash: string;
                                /** @description What it returns when it wins */
                                gameMoney: string;
                                /** @enum {string} */
                                state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
                                /** @enum {string} */
                                type: "win" | "lose" | "draw" | "wait" | "cancel";
                                /** @enum {string} */
                                betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
                                settledAt: string | null;
                                memberId: string;
                                memId: string;
                                memNick: string;
                                /** @description null of sports */
                                roundId: string | null;
                            }[];
                            total: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_betting_bets_detail: {
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
                     * Format: uuid
                     * @description The slip's, or that of one of its bets
                     */
                    id: string;
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
                            slipId: string;
                            /** @enum {string} */
                            state: "pending" | "accepted" | "refused";
                            product: string;
                            gameId: string;
                            /**
                             * Format: date
                             * @description Of the round; of sports the day the bet was placed
                             */
                            gameDay: string;
                            /** @description Of the round; 0 of sports, which have none */
                            number: number;
                            /** @description Won, as a decimal string */
                            stake: string;
                            /** Format: date-time */
                            placedAt: string;
                            /** @description The result code it was refused with */
                            refusal: string | null;
                            memberId: string;
                            memId: string;
                            memNick: string;
                            level: number;
                            /** @description The wallet's command that takes the whole stake */
                            stakeCommandId: string;
                            /** @description When betting wrote down what the wallet said */
                            decidedAt: string | null;
                            /** @description When the wallet took the stake */
                            stakedAt: string | null;
                            /**
                             * Format: date-time
                             * @description A stake from then on buys no part: the bets are void
                             */
                            stakeBefore: string;
                            /** @description null of sports */
                            round: {
                                roundId: string;
                                /** @enum {string} */
                                state: "open" | "drawn" | "excluded";
                                /** Format: date-time */
                                closesAt: string;
                                /** Format: date-time */
                                drawsAt: string;
                                settledAt: string | null;
                            } | null;
                            bets: {
                                betId: string;
                                slipId: string;
                                /** Format: date-time */
                                placedAt: string;
                                /** @description What it counts for: mini or sport */
                                groupKey: string;
                                /** @description Of the house: the mini game; of sports the sport, or mixed */
                                vendorCode: string;
                                /**
                                 * Format: date
                                 * @description Of the round; of sports the day the bet was placed
                                 */
                                gameDay: string;
                                /** @description Of the round; 0 of sports, which have none */
                                number: number;
                                /** @description Empty of sports: see the legs */
                                marketId: string;
                                /** @description Empty of sports: see the legs */
                                selectionId: string;
                                /** @enum {string} */
                                kind: "single" | "combination" | "system";
                                /** @description So many of the legs make a line */
                                linesOf: number;
                                /** @description Of one line */
                                lineStake: string;
                                /** @description What of it was not bought back */
                                openLineStake: string;
                                /** @description null: no fold bonus */
                                bonus: {
                                    /** @description A leg at less does not count */
                                    legOddsMin: string;
                                    readonly steps: {
                                        folds: number;
                                        /** @description In thousandths: 1030 is 3 % more */
                                        factor: number;
                                    }[];
                                } | null;
                                /** @description Of sports; a bet on a round has none */
                                legs: {
                                    position: number;
                                    fixtureId: string;
                                    marketKey: string;
                                    selectionId: string;
                                    /** @enum {string} */
                                    sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                    leagueId: string;
                                    /** @description null where competitors are ranked */
                                    homeKo: string | null;
                                    homeEn: string | null;
                                    awayKo: string | null;
                                    awayEn: string | null;
                                    market: {
                                        /** @enum {string} */
                                        kind: "three-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "two-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "handicap";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Added to home's */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "total";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description In quarters of a point: -0.75 is -3 */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "odd-even";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "correct-score";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Every other one is "other" */
                                        readonly scores: {
                                            home: number;
                                            away: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "first-to";
                                        /** @description What is reached first, such as goal-1 or points-20 */
                                        mark: string;
                                        /** @description home and away, or players */
                                        readonly contenders: string[];
                                        /** @description false: stakes go back when nobody reaches it */
                                        withNone: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "outright";
                                        /** @description What is ranked */
                                        race: string;
                                        readonly competitors: string[];
                                        /** @description So many win: 1 is the winner, 3 a place */
                                        places: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "special";
                                        question: string;
                                        readonly answers: string[];
                                    };
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    /** @description Those the member saw */
                                    askedOdds: string;
                                    /** @description It was bet on in play */
                                    isLive: boolean;
                                    /** Format: date-time */
                                    startsAt: string;
                                    /** @description null while its market has none */
                                    result: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    } | null;
                                }[];
                                /** @description Of a combination those of its legs together, of a system their mean */
                                odds: string;
                                /** @description What was staked */
                                cash: string;
                                /** @description What came back in all */
                                winCash: string;
                                /** @description What of it was paid for parts before the end */
                                cashedOut: string;
                                /** @description winCash less cash */
                                resultCash: string;
                                /** @description What it returns when it wins */
                                gameMoney: string;
                                /** @enum {string} */
                                state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
                                /** @enum {string} */
                                type: "win" | "lose" | "draw" | "wait" | "cancel";
                                /** @enum {string} */
                                betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
                                settledAt: string | null;
                                /** @description Those the member saw; the bet is paid at its odds */
                                askedOdds: string;
                                /** @description Why its stake goes back whatever comes; empty without */
                                voidReason: string;
                                /** @description Each result it was given, the first one first */
                                settlements: {
                                    version: number;
                                    /** @enum {string} */
                                    result: "won" | "lost" | "void" | "open" | "cashed-out";
                                    /** @description In all, those of before included */
                                    returned: string;
                                    /** @description What it paid; below zero it was taken back */
                                    moved: string;
                                    /** @description Why it became void; empty where the draw says it all */
                                    reason: string;
                                    /** @description The wallet's command; null when no money moved */
                                    commandId: string | null;
                                    /** Format: date-time */
                                    settledAt: string;
                                }[];
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_betting_rounds_list: {
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
                     * @description Rows of a page
                     * @default 10
                     */
                    rows?: number;
                    gameId?: string;
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
                                roundId: string;
                                gameId: string;
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** Format: date-time */
                                closesAt: string;
                                /** Format: date-time */
                                drawsAt: string;
                                /** @description Open stakes on the round */
                                stake: string;
                                selections: {
                                    marketId: string;
                                    selectionId: string;
                                    bets: number;
                                    /** @description Won, as a decimal string */
                                    stake: string;
                                    /** @description What it costs when it wins, stakes included */
                                    returned: string;
                                    /** @description What the house loses on the market when it wins */
                                    exposure: string;
                                }[];
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
    admin_betting_rounds_day: {
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
                     * @description Rows of a page
                     * @default 10
                     */
                    rows?: number;
                    /**
                     * Format: date
                     * @description Today in Korea when it is absent
                     */
                    gameDay?: string;
                    gameId?: string;
                    number?: number;
                    /** @enum {string} */
                    state?: "open" | "closed" | "drawn" | "settled" | "excluded";
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
                                roundId: string;
                                gameId: string;
                                /** Format: date */
                                gameDay: string;
                                number: number;
                                /** Format: date-time */
                                closesAt: string;
                                /** Format: date-time */
                                drawsAt: string;
                                /**
                                 * @description closed: waits for its draw; drawn: bets of it are not settled yet
                                 * @enum {string}
                                 */
                                state: "open" | "closed" | "drawn" | "settled" | "excluded";
                                /** @description Refused ones are none */
                                bets: number;
                                members: number;
                                /** @description Won, as a decimal string */
                                stake: string;
                                /** @description What its bets were paid and given back so far */
                                returned: string;
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
    admin_betting_rounds_detail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    roundId: string;
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
                            roundId: string;
                            gameId: string;
                            /** Format: date */
                            gameDay: string;
                            number: number;
                            /** Format: date-time */
                            closesAt: string;
                            /** Format: date-time */
                            drawsAt: string;
                            /**
                             * @description closed: waits for its draw; drawn: bets of it are not settled yet
                             * @enum {string}
                             */
                            state: "open" | "closed" | "drawn" | "settled" | "excluded";
                            /** @description Refused ones are none */
                            bets: number;
                            members: number;
                            /** @description Won, as a decimal string */
                            stake: string;
                            /** @description What its bets were paid and given back so far */
                            returned: string;
                            /** Format: date-time */
                            opensAt: string;
                            /**
                             * Format: date-time
                             * @description When the hash of its seed became known
                             */
                            announcedAt: string;
                            /** @description When it was drawn or excluded */
                            settledAt: string | null;
                            seedHash: string;
                            /** @description Null until it is drawn */
                            seed: string | null;
                            balls: number[];
                            facts: {
                                [key: string]: number;
                            };
                            /** @description Why it was excluded */
                            reason: string | null;
                            selections: {
                                marketId: string;
                                selectionId: string;
                                bets: number;
                                /** @description Won, as a decimal string */
                                stake: string;
                                /** @description What it costs when it wins, stakes included */
                                returned: string;
                                /** @description What came back of it so far */
                                paid: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_betting_rounds_void_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    roundId: string;
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
                             * @description before: every stake goes back; after: lost stakes go back, who won keeps it; over: it cannot be void any more; wait: it is being drawn and settled
                             * @enum {string}
                             */
                            kind: "before" | "after" | "over" | "wait";
                            /** @description Bets whose stake would go back */
                            bets: number;
                            /** @description Won, as a decimal string */
                            refund: string;
                            /** @description Bets that won and keep it */
                            kept: number;
                            /** @description Won, as a decimal string */
                            keptPaid: string;
                            /** @description A second operator has to agree */
                            takesTwo: boolean;
                            /** @description The newest first */
                            requests: {
                                voidId: string;
                                reason: string;
                                /** @enum {string} */
                                status: "waiting" | "approved" | "refused" | "withdrawn";
                                /** @description The caller asked for it */
                                isOwn: boolean;
                                askedByName: string;
                                /** Format: date-time */
                                askedAt: string;
                                decidedByName: string;
                                decidedAt: string | null;
                                /** @description Why the second operator refused */
                                refusal: string;
                                beforeDraw: boolean | null;
                                bets: number;
                                /** @description What it came to when it was agreed to, or asked for */
                                refund: string;
                                /** @description When the last stake was on its way back */
                                doneAt: string | null;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_betting_rounds_void_ask: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    roundId: string;
                    /** @description What goes back, as the operator was shown it */
                    refund: string;
                    /** @description Why; other operators read it */
                    reason: string;
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
                            /** @enum {string} */
                            outcome: "approved" | "waiting";
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_betting_rounds_void_decide: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    voidId: string;
                    /** @enum {string} */
                    move: "approve" | "refuse" | "withdraw";
                    /**
                     * @description Needed to refuse
                     * @default
                     */
                    reason?: string;
                    /** @description What goes back, as the operator was shown it */
                    refund: string;
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
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_exposure: {
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
                    /** @enum {string} */
                    sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                    fixtureId?: string;
                    marketKey?: string;
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
                                fixtureId: string;
                                marketKey: string;
                                sport: string;
                                homeKo: string | null;
                                homeEn: string | null;
                                awayKo: string | null;
                                awayEn: string | null;
                                /** Format: date-time */
                                startsAt: string;
                                market: {
                                    /** @enum {string} */
                                    kind: "three-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "two-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "handicap";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Added to home's */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "total";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description In quarters of a point: -0.75 is -3 */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "odd-even";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "correct-score";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Every other one is "other" */
                                    readonly scores: {
                                        home: number;
                                        away: number;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "first-to";
                                    /** @description What is reached first, such as goal-1 or points-20 */
                                    mark: string;
                                    /** @description home and away, or players */
                                    readonly contenders: string[];
                                    /** @description false: stakes go back when nobody reaches it */
                                    withNone: boolean;
                                } | {
                                    /** @enum {string} */
                                    kind: "outright";
                                    /** @description What is ranked */
                                    race: string;
                                    readonly competitors: string[];
                                    /** @description So many win: 1 is the winner, 3 a place */
                                    places: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "special";
                                    question: string;
                                    readonly answers: string[];
                                };
                                /** @enum {string} */
                                houseState: "open" | "suspended" | "closed";
                                /** @description exposure: suspended without an operator, at the limit */
                                suspendedReason: string;
                                /** @description The most the house can lose on it; below zero it gains */
                                liability: string;
                                selections: {
                                    selectionId: string;
                                    tickets: number;
                                    /** @description Won, as a decimal string */
                                    stake: string;
                                    /** @description What it costs when it wins, combinations by their share */
                                    share: string;
                                    /** @description What it costs when every other leg of its tickets wins as well */
                                    worst: string;
                                    /** @description What the house loses when it wins; below zero it gains */
                                    loss: string;
                                }[];
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                            /** @description From so much on a market is suspended */
                            suspendAt: string;
                            /** @description No bet is taken beyond it */
                            lossMax: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_rules_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            /** @description 0 is the demonstration rules */
                            version: number;
                            rules: {
                                foldsMax: number;
                                linesMax: number;
                                /** @description Decimal odds, such as 1.95 */
                                legOddsMin: string;
                                /** @description Decimal odds, such as 1.95 */
                                totalOddsMax: string;
                                /** @description null: no fold bonus */
                                bonus: {
                                    /** @description A leg at less does not count */
                                    legOddsMin: string;
                                    readonly steps: {
                                        folds: number;
                                        /** @description In thousandths: 1030 is 3 % more */
                                        factor: number;
                                    }[];
                                } | null;
                                matrix: {
                                    /** @description Which two markets of one match may stand on one ticket */
                                    readonly crossings: {
                                        /** @enum {string} */
                                        sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                        readonly kinds: [
                                            "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special",
                                            "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special"
                                        ];
                                    }[];
                                    /** @description What is bet on alone */
                                    readonly alone: {
                                        /** @enum {string} */
                                        sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                        leagueId?: string;
                                        /** @enum {string} */
                                        kind?: "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special";
                                    }[];
                                    /** @description Sports of different groups do not stand on one ticket */
                                    readonly groups: ("soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing")[][];
                                    /** @description Legs in play may stand beside legs that are not */
                                    mixesLive: boolean;
                                    crossTicketsPerDayMax: number | null;
                                };
                                /** @description Of a member's open tickets that share a leg */
                                axis: {
                                    ticketsMax: number;
                                    /** @description Won, as a decimal string */
                                    stakeMax: string;
                                    /** @description Won, as a decimal string */
                                    returnMax: string;
                                };
                                liveDelayMs: number;
                                exposure: {
                                    /** @description A market that could cost so much is suspended */
                                    suspendAt: string;
                                    /** @description No bet is taken that could cost more */
                                    lossMax: string;
                                };
                                cancel: {
                                    /** @description 0: no bet is taken back */
                                    minutesMax: number;
                                    perDayMax: number;
                                };
                                /** @description In ten-thousandths of what a ticket is worth; null: nothing is bought back */
                                cashOutRate: number | null;
                            };
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_rules_set: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 0 is the demonstration rules */
                    version: number;
                    rules: {
                        foldsMax: number;
                        linesMax: number;
                        /** @description Decimal odds, such as 1.95 */
                        legOddsMin: string;
                        /** @description Decimal odds, such as 1.95 */
                        totalOddsMax: string;
                        /** @description null: no fold bonus */
                        bonus: {
                            /** @description A leg at less does not count */
                            legOddsMin: string;
                            readonly steps: {
                                folds: number;
                                /** @description In thousandths: 1030 is 3 % more */
                                factor: number;
                            }[];
                        } | null;
                        matrix: {
                            /** @description Which two markets of one match may stand on one ticket */
                            readonly crossings: {
                                /** @enum {string} */
                                sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                readonly kinds: [
                                    "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special",
                                    "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special"
                                ];
                            }[];
                            /** @description What is bet on alone */
                            readonly alone: {
                                /** @enum {string} */
                                sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                leagueId?: string;
                                /** @enum {string} */
                                kind?: "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special";
                            }[];
                            /** @description Sports of different groups do not stand on one ticket */
                            readonly groups: ("soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing")[][];
                            /** @description Legs in play may stand beside legs that are not */
                            mixesLive: boolean;
                            crossTicketsPerDayMax: number | null;
                        };
                        /** @description Of a member's open tickets that share a leg */
                        axis: {
                            ticketsMax: number;
                            /** @description Won, as a decimal string */
                            stakeMax: string;
                            /** @description Won, as a decimal string */
                            returnMax: string;
                        };
                        liveDelayMs: number;
                        exposure: {
                            /** @description A market that could cost so much is suspended */
                            suspendAt: string;
                            /** @description No bet is taken that could cost more */
                            lossMax: string;
                        };
                        cancel: {
                            /** @description 0: no bet is taken back */
                            minutesMax: number;
                            perDayMax: number;
                        };
                        /** @description In ten-thousandths of what a ticket is worth; null: nothing is bought back */
                        cashOutRate: number | null;
                    };
                    /** @description Why; other operators read it */
                    reason: string;
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
                            /** @description 0 is the demonstration rules */
                            version: number;
                            rules: {
                                foldsMax: number;
                                linesMax: number;
                                /** @description Decimal odds, such as 1.95 */
                                legOddsMin: string;
                                /** @description Decimal odds, such as 1.95 */
                                totalOddsMax: string;
                                /** @description null: no fold bonus */
                                bonus: {
                                    /** @description A leg at less does not count */
                                    legOddsMin: string;
                                    readonly steps: {
                                        folds: number;
                                        /** @description In thousandths: 1030 is 3 % more */
                                        factor: number;
                                    }[];
                                } | null;
                                matrix: {
                                    /** @description Which two markets of one match may stand on one ticket */
                                    readonly crossings: {
                                        /** @enum {string} */
                                        sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                        readonly kinds: [
                                            "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special",
                                            "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special"
                                        ];
                                    }[];
                                    /** @description What is bet on alone */
                                    readonly alone: {
                                        /** @enum {string} */
                                        sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                        leagueId?: string;
                                        /** @enum {string} */
                                        kind?: "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special";
                                    }[];
                                    /** @description Sports of different groups do not stand on one ticket */
                                    readonly groups: ("soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing")[][];
                                    /** @description Legs in play may stand beside legs that are not */
                                    mixesLive: boolean;
                                    crossTicketsPerDayMax: number | null;
                                };
                                /** @description Of a member's open tickets that share a leg */
                                axis: {
                                    ticketsMax: number;
                                    /** @description Won, as a decimal string */
                                    stakeMax: string;
                                    /** @description Won, as a decimal string */
                                    returnMax: string;
                                };
                                liveDelayMs: number;
                                exposure: {
                                    /** @description A market that could cost so much is suspended */
                                    suspendAt: string;
                                    /** @description No bet is taken that could cost more */
                                    lossMax: string;
                                };
                                cancel: {
                                    /** @description 0: no bet is taken back */
                                    minutesMax: number;
                                    perDayMax: number;
                                };
                                /** @description In ten-thousandths of what a ticket is worth; null: nothing is bought back */
                                cashOutRate: number | null;
                            };
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_rules_versions: {
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
                                /** @description 0 is the demonstration rules */
                                version: number;
                                rules: {
                                    foldsMax: number;
                                    linesMax: number;
                                    /** @description Decimal odds, such as 1.95 */
                                    legOddsMin: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    totalOddsMax: string;
                                    /** @description null: no fold bonus */
                                    bonus: {
                                        /** @description A leg at less does not count */
                                        legOddsMin: string;
                                        readonly steps: {
                                            folds: number;
                                            /** @description In thousandths: 1030 is 3 % more */
                                            factor: number;
                                        }[];
                                    } | null;
                                    matrix: {
                                        /** @description Which two markets of one match may stand on one ticket */
                                        readonly crossings: {
                                            /** @enum {string} */
                                            sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                            readonly kinds: [
                                                "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special",
                                                "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special"
                                            ];
                                        }[];
                                        /** @description What is bet on alone */
                                        readonly alone: {
                                            /** @enum {string} */
                                            sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                            leagueId?: string;
                                            /** @enum {string} */
                                            kind?: "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special";
                                        }[];
                                        /** @description Sports of different groups do not stand on one ticket */
                                        readonly groups: ("soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing")[][];
                                        /** @description Legs in play may stand beside legs that are not */
                                        mixesLive: boolean;
                                        crossTicketsPerDayMax: number | null;
                                    };
                                    /** @description Of a member's open tickets that share a leg */
                                    axis: {
                                        ticketsMax: number;
                                        /** @description Won, as a decimal string */
                                        stakeMax: string;
                                        /** @description Won, as a decimal string */
                                        returnMax: string;
                                    };
                                    liveDelayMs: number;
                                    exposure: {
                                        /** @description A market that could cost so much is suspended */
                                        suspendAt: string;
                                        /** @description No bet is taken that could cost more */
                                        lossMax: string;
                                    };
                                    cancel: {
                                        /** @description 0: no bet is taken back */
                                        minutesMax: number;
                                        perDayMax: number;
                                    };
                                    /** @description In ten-thousandths of what a ticket is worth; null: nothing is bought back */
                                    cashOutRate: number | null;
                                };
                                /** @description What it replaced */
                                before: {
                                    foldsMax: number;
                                    linesMax: number;
                                    /** @description Decimal odds, such as 1.95 */
                                    legOddsMin: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    totalOddsMax: string;
                                    /** @description null: no fold bonus */
                                    bonus: {
                                        /** @description A leg at less does not count */
                                        legOddsMin: string;
                                        readonly steps: {
                                            folds: number;
                                            /** @description In thousandths: 1030 is 3 % more */
                                            factor: number;
                                        }[];
                                    } | null;
                                    matrix: {
                                        /** @description Which two markets of one match may stand on one ticket */
                                        readonly crossings: {
                                            /** @enum {string} */
                                            sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                            readonly kinds: [
                                                "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special",
                                                "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special"
                                            ];
                                        }[];
                                        /** @description What is bet on alone */
                                        readonly alone: {
                                            /** @enum {string} */
                                            sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                            leagueId?: string;
                                            /** @enum {string} */
                                            kind?: "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special";
                                        }[];
                                        /** @description Sports of different groups do not stand on one ticket */
                                        readonly groups: ("soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing")[][];
                                        /** @description Legs in play may stand beside legs that are not */
                                        mixesLive: boolean;
                                        crossTicketsPerDayMax: number | null;
                                    };
                                    /** @description Of a member's open tickets that share a leg */
                                    axis: {
                                        ticketsMax: number;
                                        /** @description Won, as a decimal string */
                                        stakeMax: string;
                                        /** @description Won, as a decimal string */
                                        returnMax: string;
                                    };
                                    liveDelayMs: number;
                                    exposure: {
                                        /** @description A market that could cost so much is suspended */
                                        suspendAt: string;
                                        /** @description No bet is taken that could cost more */
                                        lossMax: string;
                                    };
                                    cancel: {
                                        /** @description 0: no bet is taken back */
                                        minutesMax: number;
                                        perDayMax: number;
                                    };
                                    /** @description In ten-thousandths of what a ticket is worth; null: nothing is bought back */
                                    cashOutRate: number | null;
                                };
                                /** Format: date-time */
                                changedAt: string;
                                /** @description Operator */
                                changedBy: string;
                                reason: string;
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
    admin_sport_void_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A ticket, or a market with all of the site’s tickets on it */
                    subject: {
                        /** Format: uuid */
                        betId: string;
                    } | {
                        fixtureId: string;
                        marketKey: string;
                    };
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
                            /** @description Whose money would move */
                            bets: number;
                            /** @description Given to members */
                            paid: string;
                            /** @description Taken back from members; where one has less, it is owed */
                            taken: string;
                            /** @description A second operator has to agree */
                            takesTwo: boolean;
                            /** @description The newest first */
                            requests: {
                                voidId: string;
                                reason: string;
                                /** @enum {string} */
                                status: "waiting" | "approved" | "refused" | "withdrawn";
                                /** @description The caller asked for it */
                                isOwn: boolean;
                                askedByName: string;
                                /** Format: date-time */
                                askedAt: string;
                                decidedByName: string;
                                decidedAt: string | null;
                                /** @description Why the second operator refused */
                                refusal: string;
                                /** @description Whose money would move */
                                bets: number;
                                /** @description Given to members */
                                paid: string;
                                /** @description Taken back from members; where one has less, it is owed */
                                taken: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_void_ask: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A ticket, or a market with all of the site’s tickets on it */
                    subject: {
                        /** Format: uuid */
                        betId: string;
                    } | {
                        fixtureId: string;
                        marketKey: string;
                    };
                    /** @description Given to members */
                    paid: string;
                    /** @description Taken back from members; where one has less, it is owed */
                    taken: string;
                    /** @description Why; other operators read it */
                    reason: string;
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
                            /** @enum {string} */
                            outcome: "approved" | "waiting";
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_void_decide: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    voidId: string;
                    /** @enum {string} */
                    move: "approve" | "refuse" | "withdraw";
                    /**
                     * @description Needed to refuse
                     * @default
                     */
                    reason?: string;
                    /** @description Given to members */
                    paid: string;
                    /** @description Taken back from members; where one has less, it is owed */
                    taken: string;
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
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_result_effect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fixtureId: string;
                    marketKey: string;
                    result: {
                        /** @enum {string} */
                        way: "results";
                        /** @description Of each selection */
                        results: {
                            [key: string]: {
                                won: boolean;
                                voidHalves: 0 | 1 | 2;
                                deadHeat?: {
                                    places: number;
                                    of: number;
                                };
                            };
                        };
                    } | {
                        /** @enum {string} */
                        way: "score";
                        score: {
                            /**
                             * @default finished
                             * @enum {string}
                             */
                            state?: "running" | "finished" | "abandoned";
                            /**
                             * @description Points of each part alone
                             * @default {}
                             */
                            parts?: {
                                [key: string]: {
                                    home: number;
                                    away: number;
                                };
                            };
                            /**
                             * @description Who reached each mark first
                             * @default {}
                             */
                            firsts?: {
                                [key: string]: string | null;
                            };
                            /**
                             * @description Who came where; equal places are a dead heat
                             * @default {}
                             */
                            placings?: {
                                [key: string]: {
                                    competitor: string;
                                    place: number;
                                }[];
                            };
                            /** @default {} */
                            answers?: {
                                [key: string]: string[] | null;
                            };
                            /**
                             * @description Bets on them are void
                             * @default []
                             */
                            withdrawn?: string[];
                        };
                    } | {
                        /** @enum {string} */
                        way: "take-back";
                    };
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
                            /** @description Whose money would move */
                            bets: number;
                            /** @description Given to members */
                            paid: string;
                            /** @description Taken back from members; where one has less, it is owed */
                            taken: string;
                            /** @description A second operator has to agree */
                            takesTwo: boolean;
                            /** @description Of each selection */
                            results: {
                                [key: string]: {
                                    won: boolean;
                                    voidHalves: 0 | 1 | 2;
                                    deadHeat?: {
                                        places: number;
                                        of: number;
                                    };
                                };
                            } | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_market_result: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fixtureId: string;
                    marketKey: string;
                    result: {
                        /** @enum {string} */
                        way: "results";
                        /** @description Of each selection */
                        results: {
                            [key: string]: {
                                won: boolean;
                                voidHalves: 0 | 1 | 2;
                                deadHeat?: {
                                    places: number;
                                    of: number;
                                };
                            };
                        };
                    } | {
                        /** @enum {string} */
                        way: "score";
                        score: {
                            /**
                             * @default finished
                             * @enum {string}
                             */
                            state?: "running" | "finished" | "abandoned";
                            /**
                             * @description Points of each part alone
                             * @default {}
                             */
                            parts?: {
                                [key: string]: {
                                    home: number;
                                    away: number;
                                };
                            };
                            /**
                             * @description Who reached each mark first
                             * @default {}
                             */
                            firsts?: {
                                [key: string]: string | null;
                            };
                            /**
                             * @description Who came where; equal places are a dead heat
                             * @default {}
                             */
                            placings?: {
                                [key: string]: {
                                    competitor: string;
                                    place: number;
                                }[];
                            };
                            /** @default {} */
                            answers?: {
                                [key: string]: string[] | null;
                            };
                            /**
                             * @description Bets on them are void
                             * @default []
                             */
                            withdrawn?: string[];
                        };
                    } | {
                        /** @enum {string} */
                        way: "take-back";
                    };
                    /** @description Given to members */
                    paid: string;
                    /** @description Taken back from members; where one has less, it is owed */
                    taken: string;
                    /** @description Why; other operators read it */
                    reason: string;
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
                            fixtureId: string;
                            /** @enum {string} */
                            sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                            league: {
                                nameKo: string;
                                nameEn: string;
                                leagueId: string;
                            };
                            /** @description null where competitors are ranked */
                            home: {
                                nameKo: string;
                                nameEn: string;
                            } | null;
                            away: {
                                nameKo: string;
                                nameEn: string;
                            } | null;
                            /** @description Who is ranked: an outright names them by their id */
                            runners: {
                                competitorId: string;
                                /** @description Which they wear */
                                number: number | null;
                                names: {
                                    ko: string;
                                    en: string;
                                };
                            }[];
                            /** Format: date-time */
                            startsAt: string;
                            /** @enum {string} */
                            state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
                            /** @description It is being played */
                            isLive: boolean;
                            scoreboard: {
                                /** @description Under way */
                                part: string;
                                /** @description Points of each part alone */
                                parts: {
                                    [key: string]: {
                                        home: number;
                                        away: number;
                                    };
                                };
                                /** @description Points, or sets and maps won, as the sport counts */
                                readonly total: {
                                    home: number;
                                    away: number;
                                };
                                /** @description Of the clock of the match, at `at` */
                                elapsedSeconds: number | null;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description Live changes with a greater one come after this answer */
                            version: number;
                            /** @description Markets that take bets, or will again */
                            marketCount: number;
                            /**
                             * @description By operators, on top of what the feed says
                             * @enum {string}
                             */
                            houseState: "open" | "suspended" | "closed";
                            /** @description Thousandths taken off the part of each price above 1.00 */
                            margin: number;
                            markets: {
                                marketKey: string;
                                /** @description What it asks */
                                market: {
                                    /** @enum {string} */
                                    kind: "three-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "two-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "handicap";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Added to home's */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "total";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description In quarters of a point: -0.75 is -3 */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "odd-even";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "correct-score";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Every other one is "other" */
                                    readonly scores: {
                                        home: number;
                                        away: number;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "first-to";
                                    /** @description What is reached first, such as goal-1 or points-20 */
                                    mark: string;
                                    /** @description home and away, or players */
                                    readonly contenders: string[];
                                    /** @description false: stakes go back when nobody reaches it */
                                    withNone: boolean;
                                } | {
                                    /** @enum {string} */
                                    kind: "outright";
                                    /** @description What is ranked */
                                    race: string;
                                    readonly competitors: string[];
                                    /** @description So many win: 1 is the winner, 3 a place */
                                    places: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "special";
                                    question: string;
                                    readonly answers: string[];
                                };
                                /**
                                 * @description Who prices it: FEED tells of it as a whole
                                 * @enum {string}
                                 */
                                producer: "prematch" | "live" | "virtual";
                                /** @enum {string} */
                                state: "active" | "suspended" | "closed" | "settled" | "cancelled";
                                selections: {
                                    selectionId: string;
                                    /** @description 1.00 where nothing is offered */
                                    odds: string;
                                    /** @description A bet on it would be taken at this moment */
                                    isOpen: boolean;
                                }[];
                                /** @enum {string} */
                                houseState: "open" | "suspended" | "closed";
                                /** @description What the feed says of it */
                                feedState: string;
                                /** @description Its producer is up, and has priced it since it began anew */
                                isHeard: boolean;
                                /** @description Why the last message about it was not believed; empty when it was */
                                fault: string;
                                feedOdds: {
                                    selectionId: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    isActive: boolean;
                                }[];
                                feedResults: {
                                    [key: string]: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    };
                                } | null;
                                /** @description By an operator: it stands whatever the feed says */
                                handResults: {
                                    [key: string]: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    };
                                } | null;
                                /** @description One more each time results or cancellations change */
                                settlementVersion: number;
                            }[];
                            /**
                             * @description waiting: a second operator has to agree
                             * @enum {string}
                             */
                            outcome: "approved" | "waiting";
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_result_requests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fixtureId: string;
                    marketKey: string;
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
                                requestId: string;
                                /** @description Null takes it back */
                                results: {
                                    [key: string]: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    };
                                } | null;
                                reason: string;
                                /** @enum {string} */
                                status: "waiting" | "approved" | "refused" | "withdrawn";
                                /** @description The caller asked for it */
                                isOwn: boolean;
                                askedByName: string;
                                /** Format: date-time */
                                askedAt: string;
                                decidedByName: string;
                                decidedAt: string | null;
                                /** @description Why the second operator refused */
                                refusal: string;
                                /** @description Whose money would move */
                                bets: number;
                                /** @description Given to members */
                                paid: string;
                                /** @description Taken back from members; where one has less, it is owed */
                                taken: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_result_decide: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    requestId: string;
                    /** @enum {string} */
                    move: "approve" | "refuse" | "withdraw";
                    /**
                     * @description Needed to refuse
                     * @default
                     */
                    reason?: string;
                    /** @description Given to members */
                    paid: string;
                    /** @description Taken back from members; where one has less, it is owed */
                    taken: string;
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
                        data: Record<string, never> | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    sport_menu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            sports: {
                                /** @enum {string} */
                                sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                /** @description Before their start */
                                fixtures: number;
                                /** @description In play */
                                live: number;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    sport_fixtures: {
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
                     * @default all
                     * @enum {string}
                     */
                    sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing" | "all" | "";
                    /**
                     * @description special: firsts, scores, questions and whole seasons, with those markets
                     * @enum {string}
                     */
                    mode: "prematch" | "live" | "special";
                    leagueId?: string;
                    /**
                     * @description In the names of teams and leagues
                     * @default
                     */
                    search?: string;
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
                                fixtureId: string;
                                /** @enum {string} */
                                sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                league: {
                                    nameKo: string;
                                    nameEn: string;
                                    leagueId: string;
                                };
                                /** @description null where competitors are ranked */
                                home: {
                                    nameKo: string;
                                    nameEn: string;
                                } | null;
                                away: {
                                    nameKo: string;
                                    nameEn: string;
                                } | null;
                                /** @description Who is ranked: an outright names them by their id */
                                runners: {
                                    competitorId: string;
                                    /** @description Which they wear */
                                    number: number | null;
                                    names: {
                                        ko: string;
                                        en: string;
                                    };
                                }[];
                                /** Format: date-time */
                                startsAt: string;
                                /** @enum {string} */
                                state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
                                /** @description It is being played */
                                isLive: boolean;
                                scoreboard: {
                                    /** @description Under way */
                                    part: string;
                                    /** @description Points of each part alone */
                                    parts: {
                                        [key: string]: {
                                            home: number;
                                            away: number;
                                        };
                                    };
                                    /** @description Points, or sets and maps won, as the sport counts */
                                    readonly total: {
                                        home: number;
                                        away: number;
                                    };
                                    /** @description Of the clock of the match, at `at` */
                                    elapsedSeconds: number | null;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description Live changes with a greater one come after this answer */
                                version: number;
                                /** @description Markets that take bets, or will again */
                                marketCount: number;
                                markets: {
                                    marketKey: string;
                                    /** @description What it asks */
                                    market: {
                                        /** @enum {string} */
                                        kind: "three-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "two-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "handicap";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Added to home's */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "total";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description In quarters of a point: -0.75 is -3 */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "odd-even";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "correct-score";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Every other one is "other" */
                                        readonly scores: {
                                            home: number;
                                            away: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "first-to";
                                        /** @description What is reached first, such as goal-1 or points-20 */
                                        mark: string;
                                        /** @description home and away, or players */
                                        readonly contenders: string[];
                                        /** @description false: stakes go back when nobody reaches it */
                                        withNone: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "outright";
                                        /** @description What is ranked */
                                        race: string;
                                        readonly competitors: string[];
                                        /** @description So many win: 1 is the winner, 3 a place */
                                        places: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "special";
                                        question: string;
                                        readonly answers: string[];
                                    };
                                    /**
                                     * @description Who prices it: FEED tells of it as a whole
                                     * @enum {string}
                                     */
                                    producer: "prematch" | "live" | "virtual";
                                    /** @enum {string} */
                                    state: "active" | "suspended" | "closed" | "settled" | "cancelled";
                                    selections: {
                                        selectionId: string;
                                        /** @description 1.00 where nothing is offered */
                                        odds: string;
                                        /** @description A bet on it would be taken at this moment */
                                        isOpen: boolean;
                                    }[];
                                }[];
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                            /**
                             * Format: date-time
                             * @description Countdowns go by this clock
                             */
                            serverTime: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    sport_fixture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fixtureId: string;
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
                            fixture: {
                                fixtureId: string;
                                /** @enum {string} */
                                sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                league: {
                                    nameKo: string;
                                    nameEn: string;
                                    leagueId: string;
                                };
                                /** @description null where competitors are ranked */
                                home: {
                                    nameKo: string;
                                    nameEn: string;
                                } | null;
                                away: {
                                    nameKo: string;
                                    nameEn: string;
                                } | null;
                                /** @description Who is ranked: an outright names them by their id */
                                runners: {
                                    competitorId: string;
                                    /** @description Which they wear */
                                    number: number | null;
                                    names: {
                                        ko: string;
                                        en: string;
                                    };
                                }[];
                                /** Format: date-time */
                                startsAt: string;
                                /** @enum {string} */
                                state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
                                /** @description It is being played */
                                isLive: boolean;
                                scoreboard: {
                                    /** @description Under way */
                                    part: string;
                                    /** @description Points of each part alone */
                                    parts: {
                                        [key: string]: {
                                            home: number;
                                            away: number;
                                        };
                                    };
                                    /** @description Points, or sets and maps won, as the sport counts */
                                    readonly total: {
                                        home: number;
                                        away: number;
                                    };
                                    /** @description Of the clock of the match, at `at` */
                                    elapsedSeconds: number | null;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description Live changes with a greater one come after this answer */
                                version: number;
                                /** @description Markets that take bets, or will again */
                                marketCount: number;
                                markets: {
                                    marketKey: string;
                                    /** @description What it asks */
                                    market: {
                                        /** @enum {string} */
                                        kind: "three-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "two-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "handicap";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Added to home's */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "total";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description In quarters of a point: -0.75 is -3 */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "odd-even";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "correct-score";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Every other one is "other" */
                                        readonly scores: {
                                            home: number;
                                            away: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "first-to";
                                        /** @description What is reached first, such as goal-1 or points-20 */
                                        mark: string;
                                        /** @description home and away, or players */
                                        readonly contenders: string[];
                                        /** @description false: stakes go back when nobody reaches it */
                                        withNone: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "outright";
                                        /** @description What is ranked */
                                        race: string;
                                        readonly competitors: string[];
                                        /** @description So many win: 1 is the winner, 3 a place */
                                        places: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "special";
                                        question: string;
                                        readonly answers: string[];
                                    };
                                    /**
                                     * @description Who prices it: FEED tells of it as a whole
                                     * @enum {string}
                                     */
                                    producer: "prematch" | "live" | "virtual";
                                    /** @enum {string} */
                                    state: "active" | "suspended" | "closed" | "settled" | "cancelled";
                                    selections: {
                                        selectionId: string;
                                        /** @description 1.00 where nothing is offered */
                                        odds: string;
                                        /** @description A bet on it would be taken at this moment */
                                        isOpen: boolean;
                                    }[];
                                }[];
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    sport_results: {
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
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    /**
                     * @default all
                     * @enum {string}
                     */
                    sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing" | "all" | "";
                    /**
                     * @description In the names of teams and leagues
                     * @default
                     */
                    search?: string;
                    /**
                     * @default winloose
                     * @enum {string}
                     */
                    kind?: "winloose" | "handy" | "underover" | "special";
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
                                fixtureId: string;
                                /** @enum {string} */
                                sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                league: {
                                    nameKo: string;
                                    nameEn: string;
                                    leagueId: string;
                                };
                                /** @description null where competitors are ranked */
                                home: {
                                    nameKo: string;
                                    nameEn: string;
                                } | null;
                                away: {
                                    nameKo: string;
                                    nameEn: string;
                                } | null;
                                /** @description Who is ranked: an outright names them by their id */
                                runners: {
                                    competitorId: string;
                                    /** @description Which they wear */
                                    number: number | null;
                                    names: {
                                        ko: string;
                                        en: string;
                                    };
                                }[];
                                /** Format: date-time */
                                startsAt: string;
                                /** @enum {string} */
                                state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
                                /** @description It is being played */
                                isLive: boolean;
                                scoreboard: {
                                    /** @description Under way */
                                    part: string;
                                    /** @description Points of each part alone */
                                    parts: {
                                        [key: string]: {
                                            home: number;
                                            away: number;
                                        };
                                    };
                                    /** @description Points, or sets and maps won, as the sport counts */
                                    readonly total: {
                                        home: number;
                                        away: number;
                                    };
                                    /** @description Of the clock of the match, at `at` */
                                    elapsedSeconds: number | null;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description Live changes with a greater one come after this answer */
                                version: number;
                                /** @description Markets that take bets, or will again */
                                marketCount: number;
                                markets: {
                                    marketKey: string;
                                    /** @description What it asks */
                                    market: {
                                        /** @enum {string} */
                                        kind: "three-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "two-way";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "handicap";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Added to home's */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "total";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description In quarters of a point: -0.75 is -3 */
                                        line: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "odd-even";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                    } | {
                                        /** @enum {string} */
                                        kind: "correct-score";
                                        /** @description regular, match, a part such as half-1 or set-2 */
                                        span: string;
                                        /**
                                         * @description points: goals, runs and the like; parts: sets, games or maps won
                                         * @enum {string}
                                         */
                                        count: "points" | "parts";
                                        /** @description Every other one is "other" */
                                        readonly scores: {
                                            home: number;
                                            away: number;
                                        }[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "first-to";
                                        /** @description What is reached first, such as goal-1 or points-20 */
                                        mark: string;
                                        /** @description home and away, or players */
                                        readonly contenders: string[];
                                        /** @description false: stakes go back when nobody reaches it */
                                        withNone: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "outright";
                                        /** @description What is ranked */
                                        race: string;
                                        readonly competitors: string[];
                                        /** @description So many win: 1 is the winner, 3 a place */
                                        places: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "special";
                                        question: string;
                                        readonly answers: string[];
                                    };
                                    /**
                                     * @description Who prices it: FEED tells of it as a whole
                                     * @enum {string}
                                     */
                                    producer: "prematch" | "live" | "virtual";
                                    /** @enum {string} */
                                    state: "active" | "suspended" | "closed" | "settled" | "cancelled";
                                    selections: {
                                        selectionId: string;
                                        /** @description 1.00 where nothing is offered */
                                        odds: string;
                                        /** @description A bet on it would be taken at this moment */
                                        isOpen: boolean;
                                    }[];
                                    /** @description Selections that won; none where stakes went back */
                                    winners: string[];
                                }[];
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
    admin_sport_feed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            /** @description false: this house offers no sports */
                            isConfigured: boolean;
                            producers: {
                                /** @enum {string} */
                                producer: "prematch" | "live" | "virtual";
                                /**
                                 * @description Its markets take bets while it is up, and at no other time
                                 * @enum {string}
                                 */
                                state: "up" | "down" | "recovering";
                                /** @description false: no process of ours listens */
                                isHeard: boolean;
                                epoch: number;
                                /** @description All messages up to this one were applied */
                                sequence: number;
                                /** @description Messages it is known to have sent beyond that */
                                behind: number;
                                aliveAt: string | null;
                                /** @description Since it last said that it is alive */
                                silentMs: number | null;
                                /** @description When it was last up no longer */
                                stoppedAt: string | null;
                                openMarkets: number;
                                faultsOfHour: number;
                            }[];
                            faults: {
                                producer: string;
                                epoch: number;
                                /** @description 0 where even that could not be read */
                                sequence: number;
                                fixtureId: string | null;
                                marketKey: string | null;
                                fault: string;
                                detail: string;
                                /** Format: date-time */
                                occurredAt: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_fixtures: {
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
                     * @description Rows of a page
                     * @default 10
                     */
                    rows?: number;
                    /**
                     * @default all
                     * @enum {string}
                     */
                    sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing" | "all" | "";
                    /**
                     * @default offered
                     * @enum {string}
                     */
                    mode?: "offered" | "results";
                    /**
                     * @description In the names of teams and leagues
                     * @default
                     */
                    search?: string;
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
                                fixtureId: string;
                                /** @enum {string} */
                                sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                league: {
                                    nameKo: string;
                                    nameEn: string;
                                    leagueId: string;
                                };
                                /** @description null where competitors are ranked */
                                home: {
                                    nameKo: string;
                                    nameEn: string;
                                } | null;
                                away: {
                                    nameKo: string;
                                    nameEn: string;
                                } | null;
                                /** @description Who is ranked: an outright names them by their id */
                                runners: {
                                    competitorId: string;
                                    /** @description Which they wear */
                                    number: number | null;
                                    names: {
                                        ko: string;
                                        en: string;
                                    };
                                }[];
                                /** Format: date-time */
                                startsAt: string;
                                /** @enum {string} */
                                state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
                                /** @description It is being played */
                                isLive: boolean;
                                scoreboard: {
                                    /** @description Under way */
                                    part: string;
                                    /** @description Points of each part alone */
                                    parts: {
                                        [key: string]: {
                                            home: number;
                                            away: number;
                                        };
                                    };
                                    /** @description Points, or sets and maps won, as the sport counts */
                                    readonly total: {
                                        home: number;
                                        away: number;
                                    };
                                    /** @description Of the clock of the match, at `at` */
                                    elapsedSeconds: number | null;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                                /** @description Live changes with a greater one come after this answer */
                                version: number;
                                /** @description Markets that take bets, or will again */
                                marketCount: number;
                                /**
                                 * @description By operators, on top of what the feed says
                                 * @enum {string}
                                 */
                                houseState: "open" | "suspended" | "closed";
                                /** @description Thousandths taken off the part of each price above 1.00 */
                                margin: number;
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
    admin_sport_fixture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fixtureId: string;
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
                            fixtureId: string;
                            /** @enum {string} */
                            sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                            league: {
                                nameKo: string;
                                nameEn: string;
                                leagueId: string;
                            };
                            /** @description null where competitors are ranked */
                            home: {
                                nameKo: string;
                                nameEn: string;
                            } | null;
                            away: {
                                nameKo: string;
                                nameEn: string;
                            } | null;
                            /** @description Who is ranked: an outright names them by their id */
                            runners: {
                                competitorId: string;
                                /** @description Which they wear */
                                number: number | null;
                                names: {
                                    ko: string;
                                    en: string;
                                };
                            }[];
                            /** Format: date-time */
                            startsAt: string;
                            /** @enum {string} */
                            state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
                            /** @description It is being played */
                            isLive: boolean;
                            scoreboard: {
                                /** @description Under way */
                                part: string;
                                /** @description Points of each part alone */
                                parts: {
                                    [key: string]: {
                                        home: number;
                                        away: number;
                                    };
                                };
                                /** @description Points, or sets and maps won, as the sport counts */
                                readonly total: {
                                    home: number;
                                    away: number;
                                };
                                /** @description Of the clock of the match, at `at` */
                                elapsedSeconds: number | null;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description Live changes with a greater one come after this answer */
                            version: number;
                            /** @description Markets that take bets, or will again */
                            marketCount: number;
                            /**
                             * @description By operators, on top of what the feed says
                             * @enum {string}
                             */
                            houseState: "open" | "suspended" | "closed";
                            /** @description Thousandths taken off the part of each price above 1.00 */
                            margin: number;
                            markets: {
                                marketKey: string;
                                /** @description What it asks */
                                market: {
                                    /** @enum {string} */
                                    kind: "three-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "two-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "handicap";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Added to home's */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "total";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description In quarters of a point: -0.75 is -3 */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "odd-even";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "correct-score";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Every other one is "other" */
                                    readonly scores: {
                                        home: number;
                                        away: number;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "first-to";
                                    /** @description What is reached first, such as goal-1 or points-20 */
                                    mark: string;
                                    /** @description home and away, or players */
                                    readonly contenders: string[];
                                    /** @description false: stakes go back when nobody reaches it */
                                    withNone: boolean;
                                } | {
                                    /** @enum {string} */
                                    kind: "outright";
                                    /** @description What is ranked */
                                    race: string;
                                    readonly competitors: string[];
                                    /** @description So many win: 1 is the winner, 3 a place */
                                    places: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "special";
                                    question: string;
                                    readonly answers: string[];
                                };
                                /**
                                 * @description Who prices it: FEED tells of it as a whole
                                 * @enum {string}
                                 */
                                producer: "prematch" | "live" | "virtual";
                                /** @enum {string} */
                                state: "active" | "suspended" | "closed" | "settled" | "cancelled";
                                selections: {
                                    selectionId: string;
                                    /** @description 1.00 where nothing is offered */
                                    odds: string;
                                    /** @description A bet on it would be taken at this moment */
                                    isOpen: boolean;
                                }[];
                                /** @enum {string} */
                                houseState: "open" | "suspended" | "closed";
                                /** @description What the feed says of it */
                                feedState: string;
                                /** @description Its producer is up, and has priced it since it began anew */
                                isHeard: boolean;
                                /** @description Why the last message about it was not believed; empty when it was */
                                fault: string;
                                feedOdds: {
                                    selectionId: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    isActive: boolean;
                                }[];
                                feedResults: {
                                    [key: string]: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    };
                                } | null;
                                /** @description By an operator: it stands whatever the feed says */
                                handResults: {
                                    [key: string]: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    };
                                } | null;
                                /** @description One more each time results or cancellations change */
                                settlementVersion: number;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_fixture_set: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fixtureId: string;
                    /** @enum {string} */
                    houseState?: "open" | "suspended" | "closed";
                    /** @description Thousandths taken off the part of each price above 1.00 */
                    margin?: number;
                    /** @description Why; other operators read it */
                    reason: string;
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
                            fixtureId: string;
                            /** @enum {string} */
                            sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                            league: {
                                nameKo: string;
                                nameEn: string;
                                leagueId: string;
                            };
                            /** @description null where competitors are ranked */
                            home: {
                                nameKo: string;
                                nameEn: string;
                            } | null;
                            away: {
                                nameKo: string;
                                nameEn: string;
                            } | null;
                            /** @description Who is ranked: an outright names them by their id */
                            runners: {
                                competitorId: string;
                                /** @description Which they wear */
                                number: number | null;
                                names: {
                                    ko: string;
                                    en: string;
                                };
                            }[];
                            /** Format: date-time */
                            startsAt: string;
                            /** @enum {string} */
                            state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
                            /** @description It is being played */
                            isLive: boolean;
                            scoreboard: {
                                /** @description Under way */
                                part: string;
                                /** @description Points of each part alone */
                                parts: {
                                    [key: string]: {
                                        home: number;
                                        away: number;
                                    };
                                };
                                /** @description Points, or sets and maps won, as the sport counts */
                                readonly total: {
                                    home: number;
                                    away: number;
                                };
                                /** @description Of the clock of the match, at `at` */
                                elapsedSeconds: number | null;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description Live changes with a greater one come after this answer */
                            version: number;
                            /** @description Markets that take bets, or will again */
                            marketCount: number;
                            /**
                             * @description By operators, on top of what the feed says
                             * @enum {string}
                             */
                            houseState: "open" | "suspended" | "closed";
                            /** @description Thousandths taken off the part of each price above 1.00 */
                            margin: number;
                            markets: {
                                marketKey: string;
                                /** @description What it asks */
                                market: {
                                    /** @enum {string} */
                                    kind: "three-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "two-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "handicap";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Added to home's */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "total";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description In quarters of a point: -0.75 is -3 */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "odd-even";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "correct-score";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Every other one is "other" */
                                    readonly scores: {
                                        home: number;
                                        away: number;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "first-to";
                                    /** @description What is reached first, such as goal-1 or points-20 */
                                    mark: string;
                                    /** @description home and away, or players */
                                    readonly contenders: string[];
                                    /** @description false: stakes go back when nobody reaches it */
                                    withNone: boolean;
                                } | {
                                    /** @enum {string} */
                                    kind: "outright";
                                    /** @description What is ranked */
                                    race: string;
                                    readonly competitors: string[];
                                    /** @description So many win: 1 is the winner, 3 a place */
                                    places: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "special";
                                    question: string;
                                    readonly answers: string[];
                                };
                                /**
                                 * @description Who prices it: FEED tells of it as a whole
                                 * @enum {string}
                                 */
                                producer: "prematch" | "live" | "virtual";
                                /** @enum {string} */
                                state: "active" | "suspended" | "closed" | "settled" | "cancelled";
                                selections: {
                                    selectionId: string;
                                    /** @description 1.00 where nothing is offered */
                                    odds: string;
                                    /** @description A bet on it would be taken at this moment */
                                    isOpen: boolean;
                                }[];
                                /** @enum {string} */
                                houseState: "open" | "suspended" | "closed";
                                /** @description What the feed says of it */
                                feedState: string;
                                /** @description Its producer is up, and has priced it since it began anew */
                                isHeard: boolean;
                                /** @description Why the last message about it was not believed; empty when it was */
                                fault: string;
                                feedOdds: {
                                    selectionId: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    isActive: boolean;
                                }[];
                                feedResults: {
                                    [key: string]: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    };
                                } | null;
                                /** @description By an operator: it stands whatever the feed says */
                                handResults: {
                                    [key: string]: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    };
                                } | null;
                                /** @description One more each time results or cancellations change */
                                settlementVersion: number;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_sport_market_set: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fixtureId: string;
                    marketKey: string;
                    /** @enum {string} */
                    houseState: "open" | "suspended" | "closed";
                    /** @description Why; other operators read it */
                    reason: string;
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
                            fixtureId: string;
                            /** @enum {string} */
                            sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                            league: {
                                nameKo: string;
                                nameEn: string;
                                leagueId: string;
                            };
                            /** @description null where competitors are ranked */
                            home: {
                                nameKo: string;
                                nameEn: string;
                            } | null;
                            away: {
                                nameKo: string;
                                nameEn: string;
                            } | null;
                            /** @description Who is ranked: an outright names them by their id */
                            runners: {
                                competitorId: string;
                                /** @description Which they wear */
                                number: number | null;
                                names: {
                                    ko: string;
                                    en: string;
                                };
                            }[];
                            /** Format: date-time */
                            startsAt: string;
                            /** @enum {string} */
                            state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
                            /** @description It is being played */
                            isLive: boolean;
                            scoreboard: {
                                /** @description Under way */
                                part: string;
                                /** @description Points of each part alone */
                                parts: {
                                    [key: string]: {
                                        home: number;
                                        away: number;
                                    };
                                };
                                /** @description Points, or sets and maps won, as the sport counts */
                                readonly total: {
                                    home: number;
                                    away: number;
                                };
                                /** @description Of the clock of the match, at `at` */
                                elapsedSeconds: number | null;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description Live changes with a greater one come after this answer */
                            version: number;
                            /** @description Markets that take bets, or will again */
                            marketCount: number;
                            /**
                             * @description By operators, on top of what the feed says
                             * @enum {string}
                             */
                            houseState: "open" | "suspended" | "closed";
                            /** @description Thousandths taken off the part of each price above 1.00 */
                            margin: number;
                            markets: {
                                marketKey: string;
                                /** @description What it asks */
                                market: {
                                    /** @enum {string} */
                                    kind: "three-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "two-way";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "handicap";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Added to home's */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "total";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description In quarters of a point: -0.75 is -3 */
                                    line: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "odd-even";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                } | {
                                    /** @enum {string} */
                                    kind: "correct-score";
                                    /** @description regular, match, a part such as half-1 or set-2 */
                                    span: string;
                                    /**
                                     * @description points: goals, runs and the like; parts: sets, games or maps won
                                     * @enum {string}
                                     */
                                    count: "points" | "parts";
                                    /** @description Every other one is "other" */
                                    readonly scores: {
                                        home: number;
                                        away: number;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "first-to";
                                    /** @description What is reached first, such as goal-1 or points-20 */
                                    mark: string;
                                    /** @description home and away, or players */
                                    readonly contenders: string[];
                                    /** @description false: stakes go back when nobody reaches it */
                                    withNone: boolean;
                                } | {
                                    /** @enum {string} */
                                    kind: "outright";
                                    /** @description What is ranked */
                                    race: string;
                                    readonly competitors: string[];
                                    /** @description So many win: 1 is the winner, 3 a place */
                                    places: number;
                                } | {
                                    /** @enum {string} */
                                    kind: "special";
                                    question: string;
                                    readonly answers: string[];
                                };
                                /**
                                 * @description Who prices it: FEED tells of it as a whole
                                 * @enum {string}
                                 */
                                producer: "prematch" | "live" | "virtual";
                                /** @enum {string} */
                                state: "active" | "suspended" | "closed" | "settled" | "cancelled";
                                selections: {
                                    selectionId: string;
                                    /** @description 1.00 where nothing is offered */
                                    odds: string;
                                    /** @description A bet on it would be taken at this moment */
                                    isOpen: boolean;
                                }[];
                                /** @enum {string} */
                                houseState: "open" | "suspended" | "closed";
                                /** @description What the feed says of it */
                                feedState: string;
                                /** @description Its producer is up, and has priced it since it began anew */
                                isHeard: boolean;
                                /** @description Why the last message about it was not believed; empty when it was */
                                fault: string;
                                feedOdds: {
                                    selectionId: string;
                                    /** @description Decimal odds, such as 1.95 */
                                    odds: string;
                                    isActive: boolean;
                                }[];
                                feedResults: {
                                    [key: string]: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    };
                                } | null;
                                /** @description By an operator: it stands whatever the feed says */
                                handResults: {
                                    [key: string]: {
                                        won: boolean;
                                        voidHalves: 0 | 1 | 2;
                                        deadHeat?: {
                                            places: number;
                                            of: number;
                                        };
                                    };
                                } | null;
                                /** @description One more each time results or cancellations change */
                                settlementVersion: number;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_audit_betting_list: {
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
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    operatorId?: string;
                    action?: string;
                    subject?: string;
                    /** @description Part of the subject, the address or of what was before or after */
                    text?: string;
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
                                position: string;
                                /** Format: date-time */
                                at: string;
                                operatorId: string;
                                action: string;
                                subject: string;
                                before: unknown;
                                after: unknown;
                                address: string;
                                requestId: string;
                                hash: string;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                            /** @description What operators call the ids in the rows by, as far as the service knows them */
                            names: {
                                [key: string]: string;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_audit_betting_export: {
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
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the list
                     */
                    endDate?: string;
                    operatorId?: string;
                    action?: string;
                    subject?: string;
                    /** @description Part of the subject, the address or of what was before or after */
                    text?: string;
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
                                position: string;
                                /** Format: date-time */
                                at: string;
                                operatorId: string;
                                action: string;
                                subject: string;
                                before: unknown;
                                after: unknown;
                                address: string;
                                requestId: string;
                                hash: string;
                            }[];
                            /** @description What operators call the ids in the rows by, as far as the service knows them */
                            names: {
                                [key: string]: string;
                            };
                            /** @description There is more than one file holds */
                            isCut: boolean;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_audit_betting_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                            rows: number;
                            /** @description Position of the first row that does not fit */
                            brokenAt: string | null;
                            /** @description The last hash; note it elsewhere to see a log that was cut off */
                            head: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
}
