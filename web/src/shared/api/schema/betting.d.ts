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
         * @description Anyone.
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
         * @description Anyone.
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
         * @description Anyone.
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
         * @description Anyone.
         */
        post: operations["minigame_statistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minigame/chains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The seeds a game is committed to, by day: tomorrow first
         * @description Anyone.
         */
        post: operations["minigame_chains"];
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
         * @description Anyone.
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
         * @description An operator with the permission betting.manage.
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
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_rounds_detail"];
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
         * @description Anyone.
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
    "/api/sport/streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The live videos of the site, as they are configured
         * @description Anyone.
         */
        post: operations["sport_streams"];
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
         * Sets the rules of bets on sports, or asks a second operator where they give a price away
         * @description An operator with the permission betting.manage.
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
    "/api/admin/sport/rules/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who asked to loosen them, the newest first, and what a second operator answered
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_sport_rules_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sport/rules/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A second operator approves a loosening or refuses it; who asked may take it back
         * @description An operator with the permission betting.manage.
         */
        post: operations["admin_sport_rules_decide"];
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
         * @description An operator with the permission betting.read.
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
         * @description An operator of the platform with the permission betting.manage.
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
         * @description An operator of the platform with the permission betting.manage.
         */
        post: operations["admin_sport_market_set"];
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
         * @description A logged-in member.
         */
        post: operations["bet_betProc"];
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
    "/api/bet/freeBet/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free bets that the member may stake, the first to expire first
         * @description A logged-in member.
         */
        post: operations["bet_freeBet_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/freeBet/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every free bet that the member was given, and what was won with it; what may be staked first
         * @description A logged-in member.
         */
        post: operations["bet_freeBet_own"];
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
         * @description A logged-in member.
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
         * @description A logged-in member.
         */
        post: operations["bet_cashOut_offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/cashOut/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What bets on sports would be bought back for at this moment; nothing is offered by it
         * @description A logged-in member.
         */
        post: operations["bet_cashOut_prices"];
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
         * Takes an offer: what it named is paid if the bet is worth it still, in play after the bet delay
         * @description A logged-in member.
         */
        post: operations["bet_cashOut_take"];
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
         * @description An operator with the permission betting.read.
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
         * @description An operator with the permission betting.manage.
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
         * @description An operator with the permission betting.manage.
         */
        post: operations["admin_betting_rounds_void_decide"];
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
         * @description An operator with the permission betting.manage.
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
         * @description An operator with the permission betting.manage.
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
         * @description An operator of the platform with the permission betting.read.
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
         * Enters the result of a market manually, or takes it back; or asks a second operator for it
         * @description An operator of the platform with the permission betting.manage.
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
         * The manual settlements of a market that operators asked for, the newest first
         * @description An operator of the platform with the permission betting.read.
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
         * A second operator agrees to a manual settlement or refuses it; who asked may take it back
         * @description An operator of the platform with the permission betting.manage.
         */
        post: operations["admin_sport_result_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/reconciliation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What bets of the site and the ledger do not agree on, open ones first
         * @description An operator with the permission reconciliation.read.
         */
        post: operations["admin_betting_reconciliation_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/reconciliation/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a difference that was put right, with how
         * @description An operator with the permission betting.manage.
         */
        post: operations["admin_betting_reconciliation_close"];
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
         * The member's bets and rounds of games, newest first
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
         * @description A logged-in member.
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
    "/api/bet/byProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the member's bets and rounds of games came to, by product
         * @description A logged-in member.
         */
        post: operations["bet_byProduct"];
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
         * One slip with its bets, what the wallet answered, and each settlement
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_bets_detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the site took, paid and may have to pay: of days, and now
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_figures"];
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
         * @description An operator with the permission betting.manage.
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
    "/api/admin/betting/velocity/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many slips in how many seconds are faster than people
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_velocity_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/velocity/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets how many slips in how many seconds are faster than people
         * @description An operator with the permission betting.manage.
         */
        post: operations["admin_betting_velocity_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/velocity/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rules the site has had for slips, the newest first
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_velocity_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/betting/velocity/hits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Members who placed slips faster than people, the newest first
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_betting_velocity_hits"];
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
         * Whether the odds feed is followed: its producers, and what of it was not believed
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_sport_feed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What every body has */
        SiteBody: {
            /** @description The caller's site */
            siteId: string;
        };
        /** @description What every answer has */
        Envelope: {
            /** @description In the language of the request */
            resultMessage: string;
            /** @description Names the request in every log */
            requestId: string;
        };
        Refusal: components["schemas"]["Envelope"] & {
            resultCode: string;
            /** @description null, or what the code tells beside its message */
            data: unknown;
        };
        AdminBetDetail: {
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
            lineStake: components["schemas"]["Won"];
            /** @description What of it was not bought back */
            openLineStake: components["schemas"]["Won"];
            /** @description null: no fold bonus */
            bonus: components["schemas"]["FoldBonus"] | null;
            /** @description Of sports; a bet on a round has none */
            legs: components["schemas"]["LegView"][];
            /** @description Of a combination those of its legs together, of a system their mean */
            odds: components["schemas"]["Odds"];
            /** @description Staked by a free bet: it returns its winnings alone */
            isFreeBet: boolean;
            /** @description What was staked */
            cash: components["schemas"]["Won"];
            /** @description What came back in all */
            winCash: components["schemas"]["Won"];
            /** @description What of it was paid for parts before the end */
            cashedOut: components["schemas"]["Won"];
            /** @description winCash less cash; of a free bet winCash */
            resultCash: components["schemas"]["SignedWon"];
            /** @description What it returns when it wins */
            gameMoney: components["schemas"]["Won"];
            /** @enum {string} */
            state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
            /** @description A void bet taken back as a whole: by its member, an operator, its round, or as its stake came late */
            isCancelled: boolean;
            /** @description Open on a round that was declared void: its stake goes back at the draw */
            isToBeCancelled: boolean;
            /** @enum {string} */
            type: "win" | "lose" | "draw" | "wait" | "cancel";
            /** @enum {string} */
            betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
            settledAt: string | null;
            /** @description Those the member saw; the bet is paid at its odds */
            askedOdds: components["schemas"]["Odds"];
            /** @description Why its stake goes back whatever comes; empty without */
            voidReason: string;
            /** @description Each result it was given, the first one first */
            settlements: components["schemas"]["BetSettlement"][];
        };
        AdminBetFilter: {
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
            /** @description The mini game; of sports the sport, or mixed */
            gameId?: string;
            /**
             * @description Sports apart from e-sports and virtual ones
             * @enum {string}
             */
            product?: "mini" | "sport" | "esport" | "virtual";
            /**
             * @description Alone or among others of a combination
             * @enum {string}
             */
            sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
            fixtureId?: string;
            /** @description How a bet's id or its slip's begins, of whatever day: what its short number stands for */
            idPrefix?: string;
            /** Format: date */
            gameDay?: string;
            /** @description Of the round; with its day of any days */
            number?: number;
            /** @enum {string} */
            state?: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
        };
        AdminBetView: {
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
            lineStake: components["schemas"]["Won"];
            /** @description What of it was not bought back */
            openLineStake: components["schemas"]["Won"];
            /** @description null: no fold bonus */
            bonus: components["schemas"]["FoldBonus"] | null;
            /** @description Of sports; a bet on a round has none */
            legs: components["schemas"]["LegView"][];
            /** @description Of a combination those of its legs together, of a system their mean */
            odds: components["schemas"]["Odds"];
            /** @description Staked by a free bet: it returns its winnings alone */
            isFreeBet: boolean;
            /** @description What was staked */
            cash: components["schemas"]["Won"];
            /** @description What came back in all */
            winCash: components["schemas"]["Won"];
            /** @description What of it was paid for parts before the end */
            cashedOut: components["schemas"]["Won"];
            /** @description winCash less cash; of a free bet winCash */
            resultCash: components["schemas"]["SignedWon"];
            /** @description What it returns when it wins */
            gameMoney: components["schemas"]["Won"];
            /** @enum {string} */
            state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
            /** @description A void bet taken back as a whole: by its member, an operator, its round, or as its stake came late */
            isCancelled: boolean;
            /** @description Open on a round that was declared void: its stake goes back at the draw */
            isToBeCancelled: boolean;
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
            /** @description The result code its slip was refused with */
            refusal: string | null;
            /** @description Of a refusal at revalidation: its legs; null without */
            problems: unknown;
        };
        AdminFixtureRow: {
            fixtureId: string;
            /** @enum {string} */
            sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
            league: {
                nameKo: string;
                nameEn: string;
                leagueId: string;
            };
            /** @description null where competitors are ranked */
            home: components["schemas"]["Names"] | null;
            away: components["schemas"]["Names"] | null;
            /** @description Who is ranked: an outright names them by their id */
            runners: components["schemas"]["Runner"][];
            /** Format: date-time */
            startsAt: string;
            /** @enum {string} */
            state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
            /** @description It is being played */
            isLive: boolean;
            scoreboard: components["schemas"]["ScoreboardView"] | null;
            /** @description Live changes with a greater one come after this answer */
            version: number;
            /** @description Markets that take bets, or will again */
            marketCount: number;
            /**
             * @description By operators, on top of what the feed reports
             * @enum {string}
             */
            houseState: "open" | "suspended" | "closed";
            /** @description Thousandths taken off the part of each price above 1.00 */
            margin: number;
        };
        AdminFixtureView: {
            fixtureId: string;
            /** @enum {string} */
            sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
            league: {
                nameKo: string;
                nameEn: string;
                leagueId: string;
            };
            /** @description null where competitors are ranked */
            home: components["schemas"]["Names"] | null;
            away: components["schemas"]["Names"] | null;
            /** @description Who is ranked: an outright names them by their id */
            runners: components["schemas"]["Runner"][];
            /** Format: date-time */
            startsAt: string;
            /** @enum {string} */
            state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
            /** @description It is being played */
            isLive: boolean;
            scoreboard: components["schemas"]["ScoreboardView"] | null;
            /** @description Live changes with a greater one come after this answer */
            version: number;
            /** @description Markets that take bets, or will again */
            marketCount: number;
            /**
             * @description By operators, on top of what the feed reports
             * @enum {string}
             */
            houseState: "open" | "suspended" | "closed";
            /** @description Thousandths taken off the part of each price above 1.00 */
            margin: number;
            markets: components["schemas"]["AdminMarketView"][];
        };
        AdminMarketView: {
            marketKey: string;
            /** @description What it asks */
            market: components["schemas"]["Market"];
            /**
             * @description Who prices it: FEED reports it as a whole
             * @enum {string}
             */
            producer: "prematch" | "live" | "virtual";
            /** @enum {string} */
            state: "active" | "suspended" | "closed" | "settled" | "cancelled";
            selections: {
                selectionId: string;
                /** @description 1.00 where nothing is offered */
                odds: components["schemas"]["Odds"];
                /** @description A bet on it would be taken at this moment */
                isOpen: boolean;
            }[];
            /** @enum {string} */
            houseState: "open" | "suspended" | "closed";
            /** @description What the feed reports of it */
            feedState: string;
            /** @description Its producer is up, and has priced it since it began anew */
            isHeard: boolean;
            /** @description Why the last message about it was not believed; empty when it was */
            fault: string;
            feedOdds: {
                selectionId: string;
                odds: components["schemas"]["Odds"];
                isActive: boolean;
            }[];
            feedResults: {
                [key: string]: components["schemas"]["LegResult"];
            } | null;
            /** @description By an operator: it stands whatever the feed reports */
            handResults: {
                [key: string]: components["schemas"]["LegResult"];
            } | null;
            /** @description One more each time results or cancellations change */
            settlementVersion: number;
        };
        AdminRoundView: {
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
            stake: components["schemas"]["Won"];
            /** @description What its bets were paid and given back so far */
            returned: components["schemas"]["Won"];
        };
        AdminSlipView: {
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
            stake: components["schemas"]["Won"];
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
            /** @description When betting wrote down what the wallet answered */
            decidedAt: string | null;
            /** @description When the wallet took the stake */
            stakedAt: string | null;
            /**
             * Format: date-time
             * @description A stake from then on buys no part: the bets are void
             */
            stakeBefore: string;
            /** @description Of a refusal at revalidation: its legs; null without */
            problems: unknown;
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
            bets: components["schemas"]["AdminBetDetail"][];
        };
        AuditEntry: {
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
        };
        BetFigureDay: {
            /** Format: date */
            day: string;
            /** @enum {string} */
            product: "mini" | "sport" | "esport" | "virtual";
            /** @description Placed on that day; refused ones left out */
            bets: number;
            /** @description Of the same */
            stake: components["schemas"]["Won"];
            refused: number;
            refusedStake: components["schemas"]["Won"];
            /** @description Of the bets that were settled on that day, void ones left out */
            settledStake: components["schemas"]["Won"];
            /** @description What they returned; a resettlement is a difference */
            returned: components["schemas"]["SignedWon"];
            /** @description Stakes of void bets */
            givenBack: components["schemas"]["SignedWon"];
            /** @description settledStake less returned */
            ggr: components["schemas"]["SignedWon"];
            /** @description ggr of settledStake */
            marginThousandths: number;
        };
        BetSettlement: {
            version: number;
            /** @enum {string} */
            result: "won" | "lost" | "void" | "open" | "cashed-out";
            /** @description In all, those of before included */
            returned: components["schemas"]["Won"];
            /** @description What it paid; below zero it was taken back */
            moved: components["schemas"]["SignedWon"];
            /** @description Why it became void; empty where it follows from the draw */
            reason: string;
            /** @description The wallet's command; null when no money moved */
            commandId: string | null;
            /** Format: date-time */
            settledAt: string;
        };
        BetView: {
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
            lineStake: components["schemas"]["Won"];
            /** @description What of it was not bought back */
            openLineStake: components["schemas"]["Won"];
            /** @description null: no fold bonus */
            bonus: components["schemas"]["FoldBonus"] | null;
            /** @description Of sports; a bet on a round has none */
            legs: components["schemas"]["LegView"][];
            /** @description Of a combination those of its legs together, of a system their mean */
            odds: components["schemas"]["Odds"];
            /** @description Staked by a free bet: it returns its winnings alone */
            isFreeBet: boolean;
            /** @description What was staked */
            cash: components["schemas"]["Won"];
            /** @description What came back in all */
            winCash: components["schemas"]["Won"];
            /** @description What of it was paid for parts before the end */
            cashedOut: components["schemas"]["Won"];
            /** @description winCash less cash; of a free bet winCash */
            resultCash: components["schemas"]["SignedWon"];
            /** @description What it returns when it wins */
            gameMoney: components["schemas"]["Won"];
            /** @enum {string} */
            state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
            /** @description A void bet taken back as a whole: by its member, an operator, its round, or as its stake came late */
            isCancelled: boolean;
            /** @description Open on a round that was declared void: its stake goes back at the draw */
            isToBeCancelled: boolean;
            /** @enum {string} */
            type: "win" | "lose" | "draw" | "wait" | "cancel";
            /** @enum {string} */
            betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
            settledAt: string | null;
        };
        ComingRound: {
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
            /** @description As hexadecimal text, once the round is over; also of one that was excluded */
            seed: string | null;
            /** @description The public randomness the draw is mixed with; null: none */
            beacon: {
                /** @description The network's hash, as drand names it */
                chain: string;
                /** @description The first one after bets end, named when the round was announced */
                round: number;
                /** @description As hexadecimal text, once it has come */
                signature: string | null;
            } | null;
            /** @description In the order they were drawn */
            balls: number[];
            /** @description What markets look at: sum, powerball, start, … */
            facts: {
                [key: string]: number;
            };
            /** @description Why a round is excluded */
            reason: string | null;
            /** @description Declared void by the site's operators: every bet on it is refused with B1012 */
            isVoid: boolean;
        };
        DrawChain: {
            /** @description The game whose seeds it holds; a ladder may be read off another game */
            drawnAs: string;
            /** Format: date */
            gameDay: string;
            /** @description Rounds of the day */
            links: number;
            /** @description What the seed of round n leads to by n times HMAC-SHA256(seed, "the link before") */
            anchor: string;
            /**
             * Format: date-time
             * @description When the anchor was published
             */
            committedAt: string;
        };
        ExposureView: {
            fixtureId: string;
            marketKey: string;
            sport: string;
            homeKo: string | null;
            homeEn: string | null;
            awayKo: string | null;
            awayEn: string | null;
            /** Format: date-time */
            startsAt: string;
            market: components["schemas"]["Market"];
            /** @enum {string} */
            houseState: "open" | "suspended" | "closed";
            /** @description exposure: suspended without an operator, at the limit */
            suspendedReason: string;
            /** @description The most the house can lose on it; below zero it gains */
            liability: components["schemas"]["SignedWon"];
            selections: {
                selectionId: string;
                tickets: number;
                stake: components["schemas"]["Won"];
                /** @description What it costs when it wins, combinations by their share */
                share: components["schemas"]["Won"];
                /** @description What it costs when every other leg of its tickets wins as well */
                worst: components["schemas"]["Won"];
                /** @description What the house loses when it wins; below zero it gains */
                loss: components["schemas"]["SignedWon"];
            }[];
        };
        FixtureResultView: {
            fixtureId: string;
            /** @enum {string} */
            sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
            league: {
                nameKo: string;
                nameEn: string;
                leagueId: string;
            };
            /** @description null where competitors are ranked */
            home: components["schemas"]["Names"] | null;
            away: components["schemas"]["Names"] | null;
            /** @description Who is ranked: an outright names them by their id */
            runners: components["schemas"]["Runner"][];
            /** Format: date-time */
            startsAt: string;
            /** @enum {string} */
            state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
            /** @description It is being played */
            isLive: boolean;
            scoreboard: components["schemas"]["ScoreboardView"] | null;
            /** @description Live changes with a greater one come after this answer */
            version: number;
            /** @description Markets that take bets, or will again */
            marketCount: number;
            markets: {
                marketKey: string;
                /** @description What it asks */
                market: components["schemas"]["Market"];
                /**
                 * @description Who prices it: FEED reports it as a whole
                 * @enum {string}
                 */
                producer: "prematch" | "live" | "virtual";
                /** @enum {string} */
                state: "active" | "suspended" | "closed" | "settled" | "cancelled";
                selections: {
                    selectionId: string;
                    /** @description 1.00 where nothing is offered */
                    odds: components["schemas"]["Odds"];
                    /** @description A bet on it would be taken at this moment */
                    isOpen: boolean;
                }[];
                /** @description Selections that won; none where stakes went back */
                winners: string[];
            }[];
        };
        FixtureView: {
            fixtureId: string;
            /** @enum {string} */
            sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
            league: {
                nameKo: string;
                nameEn: string;
                leagueId: string;
            };
            /** @description null where competitors are ranked */
            home: components["schemas"]["Names"] | null;
            away: components["schemas"]["Names"] | null;
            /** @description Who is ranked: an outright names them by their id */
            runners: components["schemas"]["Runner"][];
            /** Format: date-time */
            startsAt: string;
            /** @enum {string} */
            state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
            /** @description It is being played */
            isLive: boolean;
            scoreboard: components["schemas"]["ScoreboardView"] | null;
            /** @description Live changes with a greater one come after this answer */
            version: number;
            /** @description Markets that take bets, or will again */
            marketCount: number;
            markets: components["schemas"]["MarketView"][];
        };
        FoldBonus: {
            /** @description A leg at less does not count */
            legOddsMin: components["schemas"]["Odds"];
            steps: {
                folds: number;
                /** @description In thousandths: 1030 is 3 % more */
                factor: number;
            }[];
        };
        FreeBet: {
            freeBetId: string;
            /** @description Staked as a whole */
            amount: components["schemas"]["Won"];
            /** @description None named is all of them */
            products: string[];
            oddsMinimum: components["schemas"]["Odds"];
            /** @description The most it may win; null for the site’s own limit */
            winMax: components["schemas"]["Won"] | null;
            /** Format: date-time */
            expiresAt: string;
        };
        LedgerMismatch: {
            commandId: string;
            memberId: string;
            slipId: string;
            kind: string;
            amount: components["schemas"]["Won"];
            /**
             * @description unknown: no bet asked for it; differs: another amount or member; missing: asked for and not in the ledger; refused: the ledger refused it; unreturned: the stake of a refused slip
             * @enum {string}
             */
            fault: "unknown" | "differs" | "missing" | "refused" | "unreturned";
            /** Format: date-time */
            seenAt: string;
            resolvedAt: string | null;
            /** @description Why an operator closed it */
            closedReason: string | null;
        };
        LegResult: {
            won: boolean;
            voidHalves: 0 | 1 | 2;
            deadHeat?: {
                places: number;
                of: number;
            };
        };
        LegView: {
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
            market: components["schemas"]["Market"];
            odds: components["schemas"]["Odds"];
            /** @description Those the member saw */
            askedOdds: components["schemas"]["Odds"];
            /** @description It was bet on in play */
            isLive: boolean;
            /** Format: date-time */
            startsAt: string;
            /** @description null while its market has none */
            result: components["schemas"]["LegResult"] | null;
            /** @description Of a leg without a result, where its match is not played when it was to be */
            putOff: components["schemas"]["PutOff"] | null;
        };
        LimitPolicy: {
            limits: {
                /** @description Of one bet */
                minimum: components["schemas"]["Won"];
                /** @description Of one bet */
                maximum: components["schemas"]["Won"];
                /** @description The most one bet may return, its stake included */
                winMaximum: components["schemas"]["Won"];
                /** @description All stakes on what is decided together: a round, a match */
                totalMaximum: components["schemas"]["Won"];
                /** @enum {string} */
                product: "mini" | "sport";
                /** @description From this level on, up to the next one named */
                level: number;
            }[];
        };
        LimitsVersion: {
            version: number;
            policy: components["schemas"]["LimitPolicy"];
            /** @description What it replaced */
            before: components["schemas"]["LimitPolicy"];
            /** Format: date-time */
            changedAt: string;
            /** @description Operator */
            changedBy: string;
            reason: string;
        };
        ListedBet: {
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
            lineStake: components["schemas"]["Won"];
            /** @description What of it was not bought back */
            openLineStake: components["schemas"]["Won"];
            /** @description null: no fold bonus */
            bonus: components["schemas"]["FoldBonus"] | null;
            /** @description Of sports; a bet on a round has none */
            legs: components["schemas"]["LegView"][];
            /** @description Of a combination those of its legs together, of a system their mean */
            odds: components["schemas"]["Odds"];
            /** @description Staked by a free bet: it returns its winnings alone */
            isFreeBet: boolean;
            /** @description What was staked */
            cash: components["schemas"]["Won"];
            /** @description What came back in all */
            winCash: components["schemas"]["Won"];
            /** @description What of it was paid for parts before the end */
            cashedOut: components["schemas"]["Won"];
            /** @description winCash less cash; of a free bet winCash */
            resultCash: components["schemas"]["SignedWon"];
            /** @description What it returns when it wins */
            gameMoney: components["schemas"]["Won"];
            /** @enum {string} */
            state: "pending" | "accepted" | "refused" | "won" | "lost" | "void" | "cashed-out";
            /** @description A void bet taken back as a whole: by its member, an operator, its round, or as its stake came late */
            isCancelled: boolean;
            /** @description Open on a round that was declared void: its stake goes back at the draw */
            isToBeCancelled: boolean;
            /** @enum {string} */
            type: "win" | "lose" | "draw" | "wait" | "cancel";
            /** @enum {string} */
            betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
            settledAt: string | null;
            /** @constant */
            row: "bet";
        };
        ListedGame: {
            /** @constant */
            row: "game";
            /** Format: uuid */
            roundId: string;
            /** @description The vendor's name of it */
            vendorRoundId: string;
            /**
             * Format: date-time
             * @description Of its first bet
             */
            placedAt: string;
            /** @description What it counts for: casino, hc-casino, slot, h-slot, fishing, … */
            groupKey: string;
            vendorKey: string;
            /** @description The specification's code */
            vendorCode: string;
            gameKey: string;
            names: {
                ko: string;
                en: string;
                vi: string;
            };
            /** @description What was staked */
            cash: components["schemas"]["Won"];
            /** @description What came back */
            winCash: components["schemas"]["Won"];
            /** @description winCash less cash; 0 while it is open */
            resultCash: components["schemas"]["SignedWon"];
            /** @enum {string} */
            state: "open" | "closed" | "cancelled" | "refunded";
            /** @enum {string} */
            type: "win" | "lose" | "draw" | "wait" | "cancel";
            /** @enum {string} */
            betCalResults: "PASS" | "FAIL" | "TIE" | "WAIT" | "CANCEL";
        };
        LiveFixtureStake: {
            fixtureId: string;
            /** @enum {string} */
            sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
            homeKo: string | null;
            homeEn: string | null;
            awayKo: string | null;
            awayEn: string | null;
            tickets: number;
            stake: components["schemas"]["Won"];
        };
        LiveStream: {
            streamId: string;
            title: string;
            /** @description An HLS playlist; its origin is one of MEDIA_ORIGINS of the gateway */
            url: string;
            /** @description It shows no match, and the page says so */
            isDemonstration: boolean;
        };
        Market: {
            /** @constant */
            kind: "three-way";
            /** @description regular, match, a part such as half-1 or set-2 */
            span: string;
            /**
             * @description points: goals, runs and the like; parts: sets, games or maps won
             * @enum {string}
             */
            count: "points" | "parts";
        } | {
            /** @constant */
            kind: "two-way";
            /** @description regular, match, a part such as half-1 or set-2 */
            span: string;
            /**
             * @description points: goals, runs and the like; parts: sets, games or maps won
             * @enum {string}
             */
            count: "points" | "parts";
        } | {
            /** @constant */
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
            /** @constant */
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
            /** @constant */
            kind: "odd-even";
            /** @description regular, match, a part such as half-1 or set-2 */
            span: string;
            /**
             * @description points: goals, runs and the like; parts: sets, games or maps won
             * @enum {string}
             */
            count: "points" | "parts";
        } | {
            /** @constant */
            kind: "correct-score";
            /** @description regular, match, a part such as half-1 or set-2 */
            span: string;
            /**
             * @description points: goals, runs and the like; parts: sets, games or maps won
             * @enum {string}
             */
            count: "points" | "parts";
            /** @description Every other one is "other" */
            scores: components["schemas"]["Score"][];
        } | {
            /** @constant */
            kind: "first-to";
            /** @description What is reached first, such as goal-1 or points-20 */
            mark: string;
            /** @description home and away, or players */
            contenders: string[];
            /** @description false: stakes go back when nobody reaches it */
            withNone: boolean;
        } | {
            /** @constant */
            kind: "outright";
            /** @description What is ranked */
            race: string;
            competitors: string[];
            /** @description So many win: 1 is the winner, 3 a place */
            places: number;
        } | {
            /** @constant */
            kind: "special";
            question: string;
            answers: string[];
        };
        MarketView: {
            marketKey: string;
            /** @description What it asks */
            market: components["schemas"]["Market"];
            /**
             * @description Who prices it: FEED reports it as a whole
             * @enum {string}
             */
            producer: "prematch" | "live" | "virtual";
            /** @enum {string} */
            state: "active" | "suspended" | "closed" | "settled" | "cancelled";
            selections: {
                selectionId: string;
                /** @description 1.00 where nothing is offered */
                odds: components["schemas"]["Odds"];
                /** @description A bet on it would be taken at this moment */
                isOpen: boolean;
            }[];
        };
        MiniCondition: {
            fact: string;
            from?: number;
            to?: number;
            /** @enum {string} */
            parity?: "odd" | "even";
        };
        MiniMarkets: {
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
                /** @description Declared void by the site's operators: every bet on it is refused with B1012 */
                isVoid: boolean;
            } | null;
            /** @description Grows with each change of the odds */
            oddsVersion: number;
            /** @description Of the member's level; null for guests */
            limits: components["schemas"]["StakeLimits"] | null;
            markets: {
                marketId: string;
                selections: {
                    selectionId: string;
                    odds: components["schemas"]["Odds"];
                    isOpen: boolean;
                    /** @description It wins when all of them hold */
                    conditions: components["schemas"]["MiniCondition"][];
                }[];
            }[];
        };
        MiniSlipRequest: {
            /** @constant */
            product: "mini";
            /**
             * Format: uuid
             * @description The free bet that stakes the one bet of the slip, whole
             */
            freeBetId?: string;
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
                odds: components["schemas"]["Odds"];
                stake: components["schemas"]["Won"];
            }[];
            /**
             * @description none: only at these odds; better: also at higher ones; any: at those of the moment
             * @default none
             * @enum {string}
             */
            oddsPolicy?: "none" | "better" | "any";
        };
        Names: {
            nameKo: string;
            nameEn: string;
        };
        /** @description Decimal odds, such as 1.95 */
        Odds: string;
        OddsChange: {
            gameId: string;
            marketId: string;
            selectionId: string;
            before: {
                odds: components["schemas"]["Odds"];
                isOpen: boolean;
            };
            after: {
                odds: components["schemas"]["Odds"];
                isOpen: boolean;
            };
        };
        OddsVersion: {
            version: number;
            /** @description In hundredths of a percent */
            ceiling: number;
            ceilingBefore: number;
            roundLossMax: components["schemas"]["Won"];
            roundLossMaxBefore: components["schemas"]["Won"];
            /** Format: date-time */
            changedAt: string;
            /** @description Operator */
            changedBy: string;
            reason: string;
            /** @description Selections whose odds it set anew, opened or closed */
            changes: components["schemas"]["OddsChange"][];
        };
        OpenRoundView: {
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
            stake: components["schemas"]["Won"];
            selections: {
                marketId: string;
                selectionId: string;
                bets: number;
                stake: components["schemas"]["Won"];
                /** @description What it costs when it wins, stakes included */
                returned: components["schemas"]["Won"];
                /** @description What the house loses on the market when it wins */
                exposure: components["schemas"]["SignedWon"];
            }[];
        };
        OwnFreeBet: {
            freeBetId: string;
            /** @description Staked as a whole */
            amount: components["schemas"]["Won"];
            /** @description None named is all of them */
            products: string[];
            oddsMinimum: components["schemas"]["Odds"];
            /** @description The most it may win; null for the site’s own limit */
            winMax: components["schemas"]["Won"] | null;
            /** Format: date-time */
            expiresAt: string;
            /** @enum {string} */
            state: "open" | "staked" | "won" | "lost" | "expired";
            /** @description What its bet has won, without the stake */
            won: components["schemas"]["Won"];
            /** @description The slip that has staked it */
            slipId: string | null;
        };
        PageInfo: {
            page: number;
            count_per_list: number;
            tatal_list_count: number;
        };
        PutOff: {
            /** @enum {string} */
            state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
            /** @description The new start; null where none is known */
            startsAt: string | null;
            /** @description From then on the leg is void; null where the new start is before */
            voidAt: string | null;
        };
        RoundView: {
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
            /** @description As hexadecimal text, once the round is over; also of one that was excluded */
            seed: string | null;
            /** @description The public randomness the draw is mixed with; null: none */
            beacon: {
                /** @description The network's hash, as drand names it */
                chain: string;
                /** @description The first one after bets end, named when the round was announced */
                round: number;
                /** @description As hexadecimal text, once it has come */
                signature: string | null;
            } | null;
            /** @description In the order they were drawn */
            balls: number[];
            /** @description What markets look at: sum, powerball, start, … */
            facts: {
                [key: string]: number;
            };
            /** @description Why a round is excluded */
            reason: string | null;
        };
        RoundVoidRequest: {
            voidId: string;
            reason: string;
            /** @enum {string} */
            status: "waiting" | "approved" | "refused" | "withdrawn";
            /** @description The caller asked for it, and may therefore not approve it */
            isOwn: boolean;
            /** @description Login id of the operator */
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
            refund: components["schemas"]["Won"];
            /** @description When the last stake was on its way back */
            doneAt: string | null;
        };
        Runner: {
            competitorId: string;
            /** @description Which they wear */
            number: number | null;
            names: components["schemas"]["RunnerNames"];
        };
        RunnerNames: {
            ko: string;
            en: string;
        };
        Score: {
            home: number;
            away: number;
        };
        ScoreboardView: {
            /** @description Under way */
            part: string;
            /** @description Points of each part alone */
            parts: {
                [key: string]: components["schemas"]["Score"];
            };
            /** @description Points, or sets and maps won, as the sport counts */
            total: components["schemas"]["Score"];
            /** @description Of the clock of the match, at `at` */
            elapsedSeconds: number | null;
            /** Format: date-time */
            at: string;
        };
        /** @description Won, as a decimal string, below zero for money that went out */
        SignedWon: string;
        SlipVelocityVersion: {
            version: number;
            velocity: components["schemas"]["VelocityRules"];
            /** @description What it replaced */
            before: components["schemas"]["VelocityRules"];
            /** Format: date-time */
            changedAt: string;
            /** @description Operator */
            changedBy: string;
            reason: string;
        };
        SlipView: {
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
            stake: components["schemas"]["Won"];
            /** Format: date-time */
            placedAt: string;
            /** @description The result code it was refused with */
            refusal: string | null;
            bets: components["schemas"]["BetView"][];
        };
        SportRules: {
            foldsMax: number;
            linesMax: number;
            legOddsMin: components["schemas"]["Odds"];
            totalOddsMax: components["schemas"]["Odds"];
            /** @description null: no fold bonus */
            bonus: components["schemas"]["FoldBonus"] | null;
            matrix: {
                /** @description Which two markets of one match may stand on one ticket */
                crossings: {
                    /** @enum {string} */
                    sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                    kinds: [
                        "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special",
                        "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special"
                    ];
                }[];
                /** @description What is bet on alone */
                alone: {
                    /** @enum {string} */
                    sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                    leagueId?: string;
                    /** @enum {string} */
                    kind?: "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special";
                }[];
                /** @description Sports of different groups do not stand on one ticket */
                groups: ("soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing")[][];
                /** @description Legs in play may stand beside legs that are not */
                mixesLive: boolean;
                crossTicketsPerDayMax: number | null;
            };
            /** @description Of a member's open tickets that share a leg */
            axis: {
                ticketsMax: number;
                stakeMax: components["schemas"]["Won"];
                returnMax: components["schemas"]["Won"];
            };
            liveDelayMs: number;
            exposure: {
                /** @description A market that could cost so much is suspended */
                suspendAt: components["schemas"]["Won"];
                /** @description No bet is taken that could cost more */
                lossMax: components["schemas"]["Won"];
            };
            cancel: {
                /** @description 0: no bet is taken back */
                minutesMax: number;
                perDayMax: number;
            };
            /** @description So long after its start a leg waits for a match that is put off; then it is void */
            putOffVoidHours: number;
            /** @description In ten-thousandths of what a ticket is worth; null: nothing is bought back */
            cashOutRate: number | null;
        };
        SportRulesRequest: {
            requestId: string;
            reason: string;
            /** @enum {string} */
            status: "waiting" | "approved" | "refused" | "withdrawn";
            /** @description The caller asked for it, and may therefore not approve it */
            isOwn: boolean;
            /** @description Login id of the operator */
            askedByName: string;
            /** Format: date-time */
            askedAt: string;
            decidedByName: string;
            decidedAt: string | null;
            /** @description Why the second operator refused */
            refusal: string;
            /** @description The version it was made from */
            version: number;
            /** @description What the settings are to become */
            rules: components["schemas"]["SportRules"];
            /** @description The fields that let one operator do more */
            loosens: string[];
            /** @description The settings have changed since: it cannot be approved */
            isStale: boolean;
        };
        SportSlipRequest: {
            /** @constant */
            product: "sport";
            /**
             * Format: uuid
             * @description The free bet that stakes the one bet of the slip, whole
             */
            freeBetId?: string;
            /** @description Singles, combinations and systems; all are accepted, or none */
            tickets: {
                legs: {
                    fixtureId: string;
                    marketKey: string;
                    selectionId: string;
                    /** @description As the member saw them */
                    odds: components["schemas"]["Odds"];
                }[];
                /** @description So many of the legs make a line */
                linesOf: number;
                /** @description Of each line */
                lineStake: components["schemas"]["Won"];
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
        StakeLimits: {
            /** @description Of one bet */
            minimum: components["schemas"]["Won"];
            /** @description Of one bet */
            maximum: components["schemas"]["Won"];
            /** @description The most one bet may return, its stake included */
            winMaximum: components["schemas"]["Won"];
            /** @description All stakes on what is decided together: a round, a match */
            totalMaximum: components["schemas"]["Won"];
        };
        TicketVoidRequest: {
            voidId: string;
            reason: string;
            /** @enum {string} */
            status: "waiting" | "approved" | "refused" | "withdrawn";
            /** @description The caller asked for it, and may therefore not approve it */
            isOwn: boolean;
            /** @description Login id of the operator */
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
            paid: components["schemas"]["Won"];
            /** @description Taken back from members; where one has less, it is owed */
            taken: components["schemas"]["Won"];
        };
        VelocityHit: {
            hitId: string;
            loginId: string;
            /** @description Null where only a login id was given */
            memberId: string | null;
            address: string;
            /** @description The rule: more than so many */
            acts: number;
            /** @description within so many seconds */
            seconds: number;
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            blockedUntil: string;
        };
        VelocityRule: {
            /** @description So many pass, one more does not */
            acts: number;
            /** @description Within so many seconds */
            seconds: number;
        };
        VelocityRules: {
            /** @description Without one nothing is too fast */
            rules: components["schemas"]["VelocityRule"][];
            /** @description How long who was too fast is refused */
            blockSeconds: number;
        };
        /** @description Won, as a decimal string */
        Won: string;
    };
    responses: {
        /**
         * @description - `H400` The request is not valid.
         *     - `S002` The request names another site.
         */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    resultCode?: "H400" | "S002";
                };
            };
        };
        /**
         * @description - `H401` Please Log-in
         *     - `TK999` Your id was used to log in elsewhere.
         *     - `TK998` You have been logged out. Please log in again.
         *     - `S001` This site is not known.
         */
        NotLoggedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    resultCode?: "H401" | "TK999" | "TK998" | "S001";
                };
            };
        };
        /**
         * @description - `S003` The site is under maintenance.
         *     - `TE99` The connection is delayed. Please try again shortly.
         *     - `E002` Please try again shortly.
         */
        Unavailable: {
            headers: {
                /** @description Seconds */
                "retry-after"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    resultCode?: "S003" | "TE99" | "E002";
                };
            };
        };
        /**
         * @description - `S008` This site may not serve the country you are in.
         *     - `S009` Your age is not confirmed yet. Please contact customer service.
         *     - `H403` You do not have permission for this.
         *     - `A120` An operator who is new or got more rights may approve from {from} (Korean time).
         *     - `A121` This concerns every site: only operators of the platform may do it.
         *     - `A122` This moves money: please prove your second factor again.
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    resultCode?: "S008" | "S009" | "H403" | "A120" | "A121" | "A122";
                };
            };
        };
        /** @description - `H404` There is nothing at this address. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    resultCode?: "H404";
                };
            };
        };
        /** @description - `H413` The request is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    resultCode?: "H413";
                };
            };
        };
        /** @description - `H415` The content type must be application/json. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    resultCode?: "H415";
                };
            };
        };
        /** @description - `H429` Too many requests. Try again in {seconds} seconds. */
        TooMany: {
            headers: {
                /** @description Seconds */
                "retry-after"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    resultCode?: "H429";
                };
            };
        };
        /** @description - `E001` Something went wrong. Please try again. */
        Defect: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    resultCode?: "E001";
                };
            };
        };
        /** @description - `NT99` Communication is delayed. Please try again in 5 seconds. */
        TooLate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {string} */
                    resultCode?: "NT99";
                };
            };
        };
    };
    parameters: {
        /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
        IdempotencyKey: string;
        /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
        RequiredIdempotencyKey: string;
    };
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description powerball, speedpowerball, powerladder, speedkino, kinoladder */
                    gameId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1010` There is no such game.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /**
                             * Format: date-time
                             * @description Countdowns go by this clock
                             */
                            serverTime: string;
                            round: components["schemas"]["ComingRound"] | null;
                            last: components["schemas"]["RoundView"] | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1010";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
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
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1010` There is no such game.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["RoundView"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1010";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
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
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["RoundView"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description powerball, speedpowerball, powerladder, speedkino, kinoladder */
                    gameId: string;
                    /** Format: date */
                    gameDay: string;
                    number: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1010` There is no such game.
             *     - `B1011` There is no such round.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
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
                            /** @description As hexadecimal text, once the round is over; also of one that was excluded */
                            seed: string | null;
                            /** @description The public randomness the draw is mixed with; null: none */
                            beacon: {
                                /** @description The network's hash, as drand names it */
                                chain: string;
                                /** @description The first one after bets end, named when the round was announced */
                                round: number;
                                /** @description As hexadecimal text, once it has come */
                                signature: string | null;
                            } | null;
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
                            /** @description The chain of seeds that the seed is a link of */
                            commitment: components["schemas"]["DrawChain"] | null;
                            /** @description The beacon's, as this site has it */
                            network: {
                                hash: string;
                                publicKey: string;
                                genesis: number;
                                period: number;
                            } | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1010" | "B1011";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description powerball, speedpowerball, powerladder, speedkino, kinoladder */
                    gameId: string;
                    /**
                     * Format: date
                     * @description The game day in Korea; today's when absent
                     */
                    gameDay?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1010` There is no such game.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
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
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1010";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    minigame_chains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    gameId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1010` There is no such game.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["DrawChain"][];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1010";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    gameId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1010` There is no such game.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["MiniMarkets"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1010";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["MiniMarkets"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["MiniMarkets"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["MiniMarkets"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["MiniMarkets"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["MiniMarkets"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description 0 is the default book */
                            version: number;
                            /** @description In hundredths of a percent */
                            ceiling: number;
                            /** @description The most the house may lose on one round */
                            roundLossMax: components["schemas"]["Won"];
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                            /** @description Every selection of every game */
                            prices: {
                                gameId: string;
                                marketId: string;
                                selectionId: string;
                                odds: components["schemas"]["Odds"];
                                isOpen: boolean;
                                defaultOdds: components["schemas"]["Odds"];
                                /** @description Counted over every draw there can be */
                                chance: {
                                    numerator: string;
                                    denominator: string;
                                };
                                /** @description Percent that these odds pay back on average */
                                returnRate: string;
                                /** @description The highest the ceiling allows, in hundredths */
                                highestOdds: components["schemas"]["Odds"];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_betting_mini_odds_set: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description The most that may be paid back on average, in hundredths of a percent */
                    ceiling: number;
                    /** @description The most the house may lose on one round; it stays as it is where none is given */
                    roundLossMax?: components["schemas"]["Won"];
                    /** @description Of selections at their own price; every other one has its default */
                    prices: {
                        gameId: string;
                        selectionId: string;
                        odds: components["schemas"]["Odds"];
                        /** @description false: no bets are taken on it */
                        isOpen: boolean;
                    }[];
                    version: number;
                    /** @description Why; other operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1020` At {odds} {selection} would pay back {rate} %. The highest odds allowed are {highest}.
             *     - `B1021` The odds of {selection} must be above 1.00.
             *     - `B1022` There is no such selection, or it is named twice: {selection}
             *     - `B1023` Another operator has changed the settings. Please load them again.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description 0 is the default book */
                            version: number;
                            /** @description In hundredths of a percent */
                            ceiling: number;
                            /** @description The most the house may lose on one round */
                            roundLossMax: components["schemas"]["Won"];
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                            /** @description Every selection of every game */
                            prices: {
                                gameId: string;
                                marketId: string;
                                selectionId: string;
                                odds: components["schemas"]["Odds"];
                                isOpen: boolean;
                                defaultOdds: components["schemas"]["Odds"];
                                /** @description Counted over every draw there can be */
                                chance: {
                                    numerator: string;
                                    denominator: string;
                                };
                                /** @description Percent that these odds pay back on average */
                                returnRate: string;
                                /** @description The highest the ceiling allows, in hundredths */
                                highestOdds: components["schemas"]["Odds"];
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1020" | "B1021" | "B1022" | "B1023" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["OddsVersion"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
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
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["OpenRoundView"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
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
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["AdminRoundView"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /** Format: uuid */
                    roundId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1011` There is no such round.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
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
                            stake: components["schemas"]["Won"];
                            /** @description What its bets were paid and given back so far */
                            returned: components["schemas"]["Won"];
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
                                stake: components["schemas"]["Won"];
                                /** @description What it costs when it wins, stakes included */
                                returned: components["schemas"]["Won"];
                                /** @description What came back of it so far */
                                paid: components["schemas"]["Won"];
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1011";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            sports: {
                                /** @enum {string} */
                                sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                /** @description Before their start */
                                fixtures: number;
                                /** @description In play */
                                live: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
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
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["FixtureView"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /**
                             * Format: date-time
                             * @description Countdowns go by this clock
                             */
                            serverTime: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    fixtureId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1076` There is no such fixture.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /**
                             * Format: date-time
                             * @description Countdowns go by this clock
                             */
                            serverTime: string;
                            fixture: components["schemas"]["FixtureView"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1076";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
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
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["FixtureResultView"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    sport_streams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["LiveStream"][];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                    /** @enum {string} */
                    sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                    fixtureId?: string;
                    marketKey?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["ExposureView"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description From so much on a market is suspended */
                            suspendAt: components["schemas"]["Won"];
                            /** @description No bet is taken beyond it */
                            lossMax: components["schemas"]["Won"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description 0 is the demonstration rules */
                            version: number;
                            rules: components["schemas"]["SportRules"];
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_sport_rules_set: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description 0 is the demonstration rules */
                    version: number;
                    rules: components["schemas"]["SportRules"];
                    /** @description Why; other operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1023` Another operator has changed the settings. Please load them again.
             *     - `B1024` These limits contradict each other. Check minimum, maximum, win, round and level.
             *     - `B1079` A change is already waiting for approval. It has to be approved or refused first.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description 0 is the demonstration rules */
                            version: number;
                            rules: components["schemas"]["SportRules"];
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                            /**
                             * @description asked: it loosens what one operator may do, and another one has to approve
                             * @enum {string}
                             */
                            outcome: "applied" | "asked";
                            /** @description Of the request to the second operator */
                            requestId: string | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1023" | "B1024" | "B1079" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: {
                                version: number;
                                rules: components["schemas"]["SportRules"];
                                /** @description What it replaced */
                                before: components["schemas"]["SportRules"];
                                /** Format: date-time */
                                changedAt: string;
                                /** @description Operator */
                                changedBy: string;
                                reason: string;
                                /** @description Login id of who approved what it loosened; null where one operator did it alone */
                                approvedBy: string | null;
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_sport_rules_requests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["SportRulesRequest"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_sport_rules_decide: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** Format: uuid */
                    requestId: string;
                    /** @enum {string} */
                    move: "approve" | "refuse" | "withdraw";
                    /**
                     * @description Needed to refuse
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1030` Please enter a reason.
             *     - `B1034` This has been decided already.
             *     - `B1035` Another operator than the one who asked to declare it void has to decide this.
             *     - `B1023` Another operator has changed the settings. Please load them again.
             *     - `B1024` These limits contradict each other. Check minimum, maximum, win, round and level.
             *     - `B1079` A change is already waiting for approval. It has to be approved or refused first.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @enum {string} */
                            status: "waiting" | "approved" | "refused" | "withdrawn";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1030" | "B1034" | "B1035" | "B1023" | "B1024" | "B1079" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
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
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["AdminFixtureRow"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    fixtureId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1076` There is no such fixture.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["AdminFixtureView"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1076";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_sport_fixture_set: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    fixtureId: string;
                    /** @enum {string} */
                    houseState?: "open" | "suspended" | "closed";
                    /** @description Thousandths taken off the part of each price above 1.00 */
                    margin?: number;
                    /** @description Why; other operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1076` There is no such fixture.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["AdminFixtureView"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1076" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_sport_market_set: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    fixtureId: string;
                    marketKey: string;
                    /** @enum {string} */
                    houseState: "open" | "suspended" | "closed";
                    /** @description Why; other operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1076` There is no such fixture.
             *     - `B1077` The fixture has no such market.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["AdminFixtureView"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1076" | "B1077" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    bet_betProc: {
        parameters: {
            query?: never;
            header: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & (components["schemas"]["MiniSlipRequest"] | components["schemas"]["SportSlipRequest"]);
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `ABZ01` Unusual activity was detected. Please try again in {minutes} minutes.
             *     - `B0095` Partners cannot play.
             *     - `U0011` This account is suspended. Please contact customer service.
             *     - `B1002` This member is kept from playing.
             *     - `B1001` This member may not bet. Please contact support.
             *     - `B0093` Bets on this game are not possible at the moment: it is under maintenance.
             *     - `B9999` Your previous bets are being processed. Please try again in 30 seconds.
             *     - `B1010` There is no such game.
             *     - `B1011` There is no such round.
             *     - `B1012` Bets on this round are closed.
             *     - `B1016` This selection is not offered at the moment.
             *     - `B1013` The odds have changed to {odds}. Please check and bet again.
             *     - `B6001` The minimum stake is {limit} won.
             *     - `B6002` The maximum stake is {limit} won.
             *     - `B6003` A bet can return up to {limit} won.
             *     - `B1017` You can stake up to {limit} won on a round in all.
             *     - `B1018` No more bets of this size are taken on this round.
             *     - `B1015` Only one selection of a market can be held in a round.
             *     - `B6005` The same bet was placed a moment ago. Please try again in 10 seconds.
             *     - `B1014` Bets that win between them whatever is drawn are not taken.
             *     - `B1050` Up to {limit} selections can be combined.
             *     - `B1051` A system can have up to {limit} lines.
             *     - `B1052` Selections need odds of at least {limit}.
             *     - `B1053` Total odds can be up to {limit}.
             *     - `B1054` These selections cannot be combined.
             *     - `B1055` Markets of one match can be combined {limit} times a day in a league.
             *     - `B1056` You can stake up to {limit} won on a match in all.
             *     - `B1057` Up to {limit} bets can share a selection.
             *     - `B1058` Bets that share a selection can come to {limit} won in all.
             *     - `B1059` No more bets are taken on this selection at the moment.
             *     - `B1070` This free bet cannot be used.
             *     - `B1071` This free bet is one bet of {amount} won at odds of {odds} or more.
             *     - `B1078` Together with your open bets this has too many combinations to check. Please bet again when some are settled.
             *     - `B6000` There is not enough money.
             *     - `W101` Bets are not possible during a time-out or a self-exclusion.
             *     - `W102` This bet could take you beyond your loss limit of the day.
             *     - `W103` This bet could take you beyond your loss limit of the week.
             *     - `W104` This bet could take you beyond your loss limit of the month.
             *     - `W105` Your limits could not be checked, so the bet was not taken. Please try again in a moment.
             *     - `W106` This bet would take you beyond your wager limit of the day.
             *     - `W107` This bet would take you beyond your wager limit of the week.
             *     - `W108` This bet would take you beyond your wager limit of the month.
             *     - `W400` This amount cannot be processed.
             *     - `W404` The member has no account on this site.
             *     - `W408` The bet was not processed in time and was not taken. A stake that was debited is given back.
             *     - `B1019` The bet was not taken. Please contact support.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["SlipView"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "ABZ01" | "B0095" | "U0011" | "B1002" | "B1001" | "B0093" | "B9999" | "B1010" | "B1011" | "B1012" | "B1016" | "B1013" | "B6001" | "B6002" | "B6003" | "B1017" | "B1018" | "B1015" | "B6005" | "B1014" | "B1050" | "B1051" | "B1052" | "B1053" | "B1054" | "B1055" | "B1056" | "B1057" | "B1058" | "B1059" | "B1070" | "B1071" | "B1078" | "B6000" | "W101" | "W102" | "W103" | "W104" | "W105" | "W106" | "W107" | "W108" | "W400" | "W404" | "W408" | "B1019" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @enum {string} */
                    product: "mini" | "sport";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            limits: components["schemas"]["StakeLimits"];
                            /** @description Of sports: what a slip can be checked by before it is sent; null of the mini games */
                            rules: {
                                foldsMax: number;
                                linesMax: number;
                                legOddsMin: components["schemas"]["Odds"];
                                totalOddsMax: components["schemas"]["Odds"];
                                /** @description null: no fold bonus */
                                bonus: components["schemas"]["FoldBonus"] | null;
                                matrix: {
                                    /** @description Which two markets of one match may stand on one ticket */
                                    crossings: {
                                        /** @enum {string} */
                                        sport: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                        kinds: [
                                            "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special",
                                            "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special"
                                        ];
                                    }[];
                                    /** @description What is bet on alone */
                                    alone: {
                                        /** @enum {string} */
                                        sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                                        leagueId?: string;
                                        /** @enum {string} */
                                        kind?: "three-way" | "two-way" | "handicap" | "total" | "odd-even" | "correct-score" | "first-to" | "outright" | "special";
                                    }[];
                                    /** @description Sports of different groups do not stand on one ticket */
                                    groups: ("soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing")[][];
                                    /** @description Legs in play may stand beside legs that are not */
                                    mixesLive: boolean;
                                    crossTicketsPerDayMax: number | null;
                                };
                                /** @description Of a member's open tickets that share a leg */
                                axis: {
                                    ticketsMax: number;
                                    stakeMax: components["schemas"]["Won"];
                                    returnMax: components["schemas"]["Won"];
                                };
                                liveDelayMs: number;
                                cancel: {
                                    /** @description 0: no bet is taken back */
                                    minutesMax: number;
                                    perDayMax: number;
                                };
                                /** @description So long after its start a leg waits for a match that is put off; then it is void */
                                putOffVoidHours: number;
                                /** @description In ten-thousandths of what a ticket is worth; null: nothing is bought back */
                                cashOutRate: number | null;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    bet_freeBet_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["FreeBet"][];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    bet_freeBet_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["OwnFreeBet"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    bet_cancel: {
        parameters: {
            query?: never;
            header: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** Format: uuid */
                    betId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1025` There is no such bet.
             *     - `B1066` This bet cannot be cancelled.
             *     - `B1065` A match of this bet has started: it cannot be cancelled.
             *     - `B1063` Bets can be cancelled for {limit} minutes after they were placed.
             *     - `B1064` {limit} bets can be cancelled a day.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["BetView"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1025" | "B1066" | "B1065" | "B1063" | "B1064" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /** Format: uuid */
                    betId: string;
                    /**
                     * @description Percent of what runs
                     * @default 100
                     * @enum {string}
                     */
                    part?: "25" | "50" | "75" | "100";
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1025` There is no such bet.
             *     - `B1060` This bet cannot be cashed out at the moment.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            offerId: string;
                            amount: components["schemas"]["Won"];
                            /** Format: date-time */
                            expiresAt: string;
                            /** @description So long it waits for its revalidation once it is taken; in play */
                            delayMs: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1025" | "B1060";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    bet_cashOut_prices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    betIds: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description Of those that still run */
                            list: {
                                betId: string;
                                /** @description Null: not bought back now */
                                amount: components["schemas"]["Won"] | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    bet_cashOut_take: {
        parameters: {
            query?: never;
            header: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** Format: uuid */
                    offerId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1025` There is no such bet.
             *     - `B1060` This bet cannot be cashed out at the moment.
             *     - `B1061` The offer to cash out has expired. Please check again.
             *     - `B1062` The odds have changed: the bet can now be cashed out for {amount} won.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["BetView"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1025" | "B1060" | "B1061" | "B1062" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /** Format: uuid */
                    roundId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1011` There is no such round.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /**
                             * @description before: every stake goes back; after: lost stakes go back, who won keeps it; over: it cannot be void any more; wait: it is being drawn and settled
                             * @enum {string}
                             */
                            kind: "before" | "after" | "over" | "wait";
                            /** @description Bets whose stake would go back */
                            bets: number;
                            refund: components["schemas"]["Won"];
                            /** @description Bets that won and keep it */
                            kept: number;
                            keptPaid: components["schemas"]["Won"];
                            /** @description A second operator has to agree */
                            takesTwo: boolean;
                            /** @description The newest first */
                            requests: components["schemas"]["RoundVoidRequest"][];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1011";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_betting_rounds_void_ask: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** Format: uuid */
                    roundId: string;
                    /** @description What goes back, as the operator was shown it */
                    refund: components["schemas"]["Won"];
                    /** @description Why; other operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1011` There is no such round.
             *     - `B1031` This round is excluded or declared void already.
             *     - `B1032` The round is being drawn and settled. Please try again when it is done.
             *     - `B1033` The amount has changed meanwhile. Please look again.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @enum {string} */
                            outcome: "approved" | "waiting";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1011" | "B1031" | "B1032" | "B1033" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_betting_rounds_void_decide: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
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
                    refund: components["schemas"]["Won"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1030` Please enter a reason.
             *     - `B1034` This has been decided already.
             *     - `B1035` Another operator than the one who asked to declare it void has to decide this.
             *     - `B1011` There is no such round.
             *     - `B1031` This round is excluded or declared void already.
             *     - `B1032` The round is being drawn and settled. Please try again when it is done.
             *     - `B1033` The amount has changed meanwhile. Please look again.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: Record<string, never>;
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1030" | "B1034" | "B1035" | "B1011" | "B1031" | "B1032" | "B1033" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description A ticket, or a market with all of the site’s tickets on it */
                    subject: {
                        /** Format: uuid */
                        betId: string;
                    } | {
                        fixtureId: string;
                        marketKey: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description Whose money would move */
                            bets: number;
                            /** @description Given to members */
                            paid: components["schemas"]["Won"];
                            /** @description Taken back from members; where one has less, it is owed */
                            taken: components["schemas"]["Won"];
                            /** @description A second operator has to agree */
                            takesTwo: boolean;
                            /** @description The newest first */
                            requests: components["schemas"]["TicketVoidRequest"][];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_sport_void_ask: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description A ticket, or a market with all of the site’s tickets on it */
                    subject: {
                        /** Format: uuid */
                        betId: string;
                    } | {
                        fixtureId: string;
                        marketKey: string;
                    };
                    /** @description Given to members */
                    paid: components["schemas"]["Won"];
                    /** @description Taken back from members; where one has less, it is owed */
                    taken: components["schemas"]["Won"];
                    /** @description Why; other operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1033` The amount has changed meanwhile. Please look again.
             *     - `B1038` This is declared void already, or a request to do so waits.
             *     - `B1039` This bet or market cannot be declared void.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @enum {string} */
                            outcome: "approved" | "waiting";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1033" | "B1038" | "B1039" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_sport_void_decide: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
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
                    paid: components["schemas"]["Won"];
                    /** @description Taken back from members; where one has less, it is owed */
                    taken: components["schemas"]["Won"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1030` Please enter a reason.
             *     - `B1034` This has been decided already.
             *     - `B1035` Another operator than the one who asked to declare it void has to decide this.
             *     - `B1033` The amount has changed meanwhile. Please look again.
             *     - `B1039` This bet or market cannot be declared void.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: Record<string, never>;
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1030" | "B1034" | "B1035" | "B1033" | "B1039" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    fixtureId: string;
                    marketKey: string;
                    result: {
                        /** @constant */
                        way: "results";
                        /** @description Of each selection */
                        results: {
                            [key: string]: components["schemas"]["LegResult"];
                        };
                    } | {
                        /** @constant */
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
                                [key: string]: components["schemas"]["Score"];
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
                        /** @constant */
                        way: "take-back";
                    };
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1076` There is no such fixture.
             *     - `B1077` The fixture has no such market.
             *     - `B1072` This result does not settle the market. Please check what is missing.
             *     - `B1073` A result cannot be entered before the fixture has started.
             *     - `B1074` There is no result by hand to take back.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description Whose money would move */
                            bets: number;
                            /** @description Given to members */
                            paid: components["schemas"]["Won"];
                            /** @description Taken back from members; where one has less, it is owed */
                            taken: components["schemas"]["Won"];
                            /** @description A second operator has to agree */
                            takesTwo: boolean;
                            /** @description Of each selection */
                            results: {
                                [key: string]: components["schemas"]["LegResult"];
                            } | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1076" | "B1077" | "B1072" | "B1073" | "B1074";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_sport_market_result: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    fixtureId: string;
                    marketKey: string;
                    result: {
                        /** @constant */
                        way: "results";
                        /** @description Of each selection */
                        results: {
                            [key: string]: components["schemas"]["LegResult"];
                        };
                    } | {
                        /** @constant */
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
                                [key: string]: components["schemas"]["Score"];
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
                        /** @constant */
                        way: "take-back";
                    };
                    /** @description Given to members */
                    paid: components["schemas"]["Won"];
                    /** @description Taken back from members; where one has less, it is owed */
                    taken: components["schemas"]["Won"];
                    /** @description Why; other operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1076` There is no such fixture.
             *     - `B1077` The fixture has no such market.
             *     - `B1072` This result does not settle the market. Please check what is missing.
             *     - `B1073` A result cannot be entered before the fixture has started.
             *     - `B1074` There is no result by hand to take back.
             *     - `B1033` The amount has changed meanwhile. Please look again.
             *     - `B1075` A result of this market is already waiting for another operator.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
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
                            home: components["schemas"]["Names"] | null;
                            away: components["schemas"]["Names"] | null;
                            /** @description Who is ranked: an outright names them by their id */
                            runners: components["schemas"]["Runner"][];
                            /** Format: date-time */
                            startsAt: string;
                            /** @enum {string} */
                            state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
                            /** @description It is being played */
                            isLive: boolean;
                            scoreboard: components["schemas"]["ScoreboardView"] | null;
                            /** @description Live changes with a greater one come after this answer */
                            version: number;
                            /** @description Markets that take bets, or will again */
                            marketCount: number;
                            /**
                             * @description By operators, on top of what the feed reports
                             * @enum {string}
                             */
                            houseState: "open" | "suspended" | "closed";
                            /** @description Thousandths taken off the part of each price above 1.00 */
                            margin: number;
                            markets: components["schemas"]["AdminMarketView"][];
                            /**
                             * @description waiting: a second operator has to agree
                             * @enum {string}
                             */
                            outcome: "approved" | "waiting";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1076" | "B1077" | "B1072" | "B1073" | "B1074" | "B1033" | "B1075" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    fixtureId: string;
                    marketKey: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: {
                                requestId: string;
                                /** @description Null takes it back */
                                results: {
                                    [key: string]: components["schemas"]["LegResult"];
                                } | null;
                                reason: string;
                                /** @enum {string} */
                                status: "waiting" | "approved" | "refused" | "withdrawn";
                                /** @description The caller asked for it, and may therefore not approve it */
                                isOwn: boolean;
                                /** @description Login id of the operator */
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
                                paid: components["schemas"]["Won"];
                                /** @description Taken back from members; where one has less, it is owed */
                                taken: components["schemas"]["Won"];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_sport_result_decide: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
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
                    paid: components["schemas"]["Won"];
                    /** @description Taken back from members; where one has less, it is owed */
                    taken: components["schemas"]["Won"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1076` There is no such fixture.
             *     - `B1077` The fixture has no such market.
             *     - `B1072` This result does not settle the market. Please check what is missing.
             *     - `B1073` A result cannot be entered before the fixture has started.
             *     - `B1074` There is no result by hand to take back.
             *     - `B1030` Please enter a reason.
             *     - `B1034` This has been decided already.
             *     - `B1035` Another operator than the one who asked to declare it void has to decide this.
             *     - `B1033` The amount has changed meanwhile. Please look again.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: Record<string, never>;
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1076" | "B1077" | "B1072" | "B1073" | "B1074" | "B1030" | "B1034" | "B1035" | "B1033" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_betting_reconciliation_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["LedgerMismatch"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /**
                             * Format: date-time
                             * @description Until when both directions have been compared
                             */
                            comparedTo: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_betting_reconciliation_close: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** Format: uuid */
                    commandId: string;
                    /** @description Why; other operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            commandId: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
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
                    /** @description mini, sport, casino, slot, fishing, …; hotel games are in theirs */
                    groupKey?: string;
                    /** @description The mini game, such as powerball; the sport, or mixed; a game vendor's code */
                    vendorCode?: string;
                    /**
                     * @description Y: bets that are over, of days before presentFrom; N: all others
                     * @default N
                     * @enum {string}
                     */
                    oldYn?: "Y" | "N";
                    /** @description `next` of the page before, instead of a page: quick at any depth */
                    after?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: (components["schemas"]["ListedBet"] | components["schemas"]["ListedGame"])[];
                            pageInfo: components["schemas"]["PageInfo"];
                            totals: {
                                /** @description Without refused bets */
                                staked: components["schemas"]["Won"];
                                returned: components["schemas"]["Won"];
                                /** @description returned less staked, open ones included */
                                net: components["schemas"]["SignedWon"];
                            };
                            /**
                             * Format: date
                             * @description The first day in Korea whose bets are all present
                             */
                            presentFrom: string;
                            /** @description `after` of the page behind it; null of the last one */
                            next: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /** Format: uuid */
                    slipId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1025` There is no such bet.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
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
                            stake: components["schemas"]["Won"];
                            /** Format: date-time */
                            placedAt: string;
                            /** @description The result code it was refused with */
                            refusal: string | null;
                            bets: components["schemas"]["BetView"][];
                            /** @description null of sports */
                            roundState: ("open" | "drawn" | "excluded") | null;
                            /**
                             * Format: date-time
                             * @description The draw; of sports the first start of its legs
                             */
                            drawsAt: string;
                            /** @description Of a refusal at revalidation: its legs; null without */
                            problems: unknown;
                            /** @description Where the matches of its legs stand */
                            scores: {
                                fixtureId: string;
                                /** @enum {string} */
                                state: "planned" | "running" | "finished" | "abandoned" | "postponed" | "cancelled";
                                /** @description null while there is no score */
                                total: components["schemas"]["Score"] | null;
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1025";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    gameId: string;
                    /**
                     * Format: date
                     * @description The game day in Korea
                     */
                    gameDay: string;
                    number: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["BetView"][];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    bet_byProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside the report
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /**
                             * Format: date
                             * @description The last 92 days of what was asked, at most
                             */
                            startDate: string;
                            list: {
                                /** @description mini, sport, casino, slot, …; hotel games are in theirs */
                                product: string;
                                count: number;
                                /** @description By the day of the bet, without refused bets */
                                staked: components["schemas"]["Won"];
                                /** @description Of staked: what is not decided yet */
                                open: components["schemas"]["Won"];
                                returned: components["schemas"]["Won"];
                                /** @description returned less what was staked and is decided */
                                net: components["schemas"]["SignedWon"];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
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
                    /** @description The mini game; of sports the sport, or mixed */
                    gameId?: string;
                    /**
                     * @description Sports apart from e-sports and virtual ones
                     * @enum {string}
                     */
                    product?: "mini" | "sport" | "esport" | "virtual";
                    /**
                     * @description Alone or among others of a combination
                     * @enum {string}
                     */
                    sport?: "soccer" | "basketball" | "baseball" | "volleyball" | "badminton" | "hockey" | "combat" | "tennis" | "handball" | "american-football" | "esport" | "virtual-soccer" | "dog-racing" | "horse-racing";
                    fixtureId?: string;
                    /** @description How a bet's id or its slip's begins, of whatever day: what its short number stands for */
                    idPrefix?: string;
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
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["AdminBetView"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description Of all that were found, refused ones left out */
                            stake: components["schemas"]["Won"];
                            /** @description Of all that were found */
                            returned: components["schemas"]["Won"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & components["schemas"]["AdminBetFilter"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["AdminBetView"][];
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /**
                     * Format: uuid
                     * @description The slip's, or that of one of its bets
                     */
                    id: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1025` There is no such bet.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["AdminSlipView"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1025";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_betting_figures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @default 7 */
                    days?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description By day and product, those without any left out */
                            days: components["schemas"]["BetFigureDay"][];
                            /** Format: date */
                            today: string;
                            /** @description How new the days are; null before any */
                            reckonedAt: string | null;
                            liability: {
                                /** @description The most all markets with open bets can cost, each by itself */
                                sport: components["schemas"]["Won"];
                                /** @description What all open bets on rounds return when they win, less stakes */
                                mini: components["schemas"]["Won"];
                            };
                            live: {
                                total: number;
                                list: components["schemas"]["LiveFixtureStake"][];
                            };
                            /** @description The highest stakes of today */
                            largest: components["schemas"]["AdminBetView"][];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
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
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["AuditEntry"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description What operators call the ids in the rows by, as far as the service knows them */
                            names: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
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
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["AuditEntry"][];
                            /** @description What operators call the ids in the rows by, as far as the service knows them */
                            names: {
                                [key: string]: string;
                            };
                            /** @description There is more than one file holds */
                            isCut: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            rows: number;
                            /** @description Position of the first row that does not fit */
                            brokenAt: string | null;
                            /** @description Position of a row that was published outside and is not there */
                            cutBefore: string | null;
                            /** @description Rows from before there was a key */
                            openRows: number;
                            /** @description Whether the last hash goes outside each minute */
                            isPublished: boolean;
                            /** @description The last hash */
                            head: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description 0 is the demonstration policy */
                            version: number;
                            policy: components["schemas"]["LimitPolicy"];
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_betting_limits_set: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description 0 is the demonstration policy */
                    version: number;
                    policy: components["schemas"]["LimitPolicy"];
                    /** @description Why; other operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1023` Another operator has changed the settings. Please load them again.
             *     - `B1024` These limits contradict each other. Check minimum, maximum, win, round and level.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description 0 is the demonstration policy */
                            version: number;
                            policy: components["schemas"]["LimitPolicy"];
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1023" | "B1024" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"] & {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["LimitsVersion"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_betting_velocity_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description 0 is the rules of the code */
                            version: number;
                            velocity: components["schemas"]["VelocityRules"];
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_betting_velocity_set: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repetition under the same key gets the first answer; a UUID v7 is best */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description 0 is the rules of the code */
                    version: number;
                    velocity: components["schemas"]["VelocityRules"];
                    /** @description Why; other operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `B1023` Another operator has changed the settings. Please load them again.
             *     - `C999` This request was already made with different contents.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description 0 is the rules of the code */
                            version: number;
                            velocity: components["schemas"]["VelocityRules"];
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "B1023" | "C999" | "NT99";
                    });
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_betting_velocity_versions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["SlipVelocityVersion"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
    admin_betting_velocity_hits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
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
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            list: components["schemas"]["VelocityHit"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: {
                            /** @description false: this deployment offers no sports */
                            isConfigured: boolean;
                            producers: {
                                /** @enum {string} */
                                producer: "prematch" | "live" | "virtual";
                                /**
                                 * @description Its markets take bets while it is up, and at no other time
                                 * @enum {string}
                                 */
                                state: "up" | "down" | "recovering";
                                /** @description false: no process of ours follows it */
                                isHeard: boolean;
                                epoch: number;
                                /** @description All messages up to this one were applied */
                                sequence: number;
                                /** @description Messages it is known to have sent beyond that */
                                behind: number;
                                aliveAt: string | null;
                                /** @description Since it last reported that it is alive */
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
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
        };
    };
}
