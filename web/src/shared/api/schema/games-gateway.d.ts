// Generated from the service's OpenAPI document by npm run generate.

export interface paths {
    "/api/common/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The common codes of games: one for each vendor in the menus
         * @description Anyone.
         */
        post: operations["common_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/gameCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The codes of one provider or group
         * @description Anyone.
         */
        post: operations["common_gameCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/gameGroupCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The groups of games, in the order of the menus
         * @description Anyone.
         */
        post: operations["common_gameGroupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All vendors, with their state
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_vendors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/vendors/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What vendors are called, for every list that names one
         * @description A logged-in operator.
         */
        post: operations["admin_games_vendors_names"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/vendors/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens or locks a vendor, limits its bets, or frames its games
         * @description An operator of the platform with the permission betting.manage.
         */
        post: operations["admin_games_vendors_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who of the site sees which games, where not everybody sees them
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_visibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/visibility/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets who of the site sees a vendor's games, or one of them
         * @description An operator with the permission betting.manage.
         */
        post: operations["admin_games_visibility_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/visibility/versions": {
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
        post: operations["admin_games_visibility_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/getGameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Games in pages, by vendor, group, name or initial consonants
         * @description Anyone.
         */
        post: operations["game_getGameList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/favourites/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a game among the member's favourites, or takes it out
         * @description A logged-in member.
         */
        post: operations["game_favourites_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Games, hidden ones too
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_catalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/catalogue/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hides, opens, pins, orders or limits a game
         * @description An operator of the platform with the permission betting.manage.
         */
        post: operations["admin_games_catalogue_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/catalogue/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A vendor's games of a group in their order, hidden ones too
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_catalogue_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/catalogue/order/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a vendor's games of a group in order; games that are not named follow by name
         * @description An operator of the platform with the permission betting.manage.
         */
        post: operations["admin_games_catalogue_order_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What games earned and gave back, in all, by day and by vendor
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/report/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Each game that was played: what it earned, gave back, and promises to give back
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_report_games"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/jackpots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What jackpots of open vendors stand at, the largest first
         * @description Anyone.
         */
        post: operations["game_jackpots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/jackpots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vendors' jackpots with their last fall, and the last that members were paid
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_jackpots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The biggest wins of a week and who is playing now, masked: only what happened
         * @description Anyone.
         */
        post: operations["game_featured"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rounds of third-party games, by member, vendor or a round's id
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_rounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One round with all its transactions
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_round"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vendors' transactions and our answers to them
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_transactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where one of the member's rounds can be seen again
         * @description A logged-in member.
         */
        post: operations["game_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/round/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where a round can be seen again, for whoever looks into it
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_round_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/getGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a game: where it is, with a token of ours for this member, game and currency
         * @description A logged-in member.
         */
        post: operations["game_getGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A game that was opened: whether it takes bets, for how long, and how it went
         * @description A logged-in member.
         */
        post: operations["game_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/session/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The game's window was closed: it takes no more bets
         * @description A logged-in member.
         */
        post: operations["game_session_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/outGameMoney": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings game money back into cash
         * @description A logged-in member.
         */
        post: operations["cash_outGameMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/changeMemCashFlag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings game money back into cash
         * @description A logged-in member.
         */
        post: operations["member_changeMemCashFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's money that is on its way to or from a vendor
         * @description A logged-in member.
         */
        post: operations["game_transfers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a member may stake on third-party games, and which are locked for the member
         * @description An operator with the permission betting.read.
         */
        post: operations["admin_games_members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/members/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Locks games for one member, limits a bet on them, or lifts either
         * @description An operator with the permission betting.manage.
         */
        post: operations["admin_games_members_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vendors' calls since the process that answers began: how many, how long, how they ended
         * @description An operator of the platform with the permission betting.read.
         */
        post: operations["admin_games_health"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/health/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vendors' calls of the last hours, in steps: how they ended and how long they took, of every process
         * @description An operator of the platform with the permission betting.read.
         */
        post: operations["admin_games_health_calls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The last comparisons with vendors' feeds
         * @description An operator of the platform with the permission reconciliation.read.
         */
        post: operations["admin_games_reconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/reconciliation/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compares our record of some days with a vendor's feed now
         * @description An operator of the platform with the permission reconciliation.read.
         */
        post: operations["admin_games_reconciliation_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where vendors' feeds and our record disagree
         * @description An operator of the platform with the permission reconciliation.read.
         */
        post: operations["admin_games_differences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/games/differences/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes how a difference was worked through; it stays in the history
         * @description An operator of the platform with the permission betting.manage.
         */
        post: operations["admin_games_differences_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/games-gateway/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in games-gateway, newest first
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_games-gateway_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/games-gateway/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in games-gateway, newest first, for a file
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_games-gateway_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/games-gateway/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the audit log of games-gateway is whole
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_games-gateway_verify"];
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
        GameCode: {
            /** @description The vendor code, e.g. 200 */
            code: string;
            codeName: string;
            codeNameEN: string;
            codeNameVI: string;
            /** @description casino, hc-casino, slot, h-slot, fishing, esport, virtual */
            groupCode: string;
            groupCodeNameEN: string;
            ord: number;
            vendorKey: string;
            /** @description Its name begins with "HC-" or "H-" */
            isHotel: boolean;
            /** @enum {string} */
            state: "open" | "maintenance" | "blocked";
            /** @description How many games it lists */
            games: number;
            /** @description Whether its vendor is shown to who asks, on their device */
            isShown: boolean;
        };
        GameFigures: {
            /** @description Accepted, less those that were rolled back */
            bets: string;
            staked: components["schemas"]["SignedWon"];
            returned: components["schemas"]["SignedWon"];
            /** @description staked less returned */
            ggr: components["schemas"]["SignedWon"];
            /** @description Of returned */
            jackpots: components["schemas"]["SignedWon"];
            /** @description Promotions and adjustments: no part of returned, nor of ggr */
            granted: components["schemas"]["SignedWon"];
            /** @description Percent that came back, e.g. 95.20; null without stakes */
            rtp: string | null;
            /** @description What games promise, by the weight of their stakes */
            rtpTheoretical: string | null;
        };
        GameGroup: {
            groupCode: string;
            groupCodeName: string;
            groupCodeNameEN: string;
            groupCodeNameVI: string;
            ord: number;
            /** @description How many codes are in it */
            codes: number;
        };
        GameJackpot: {
            vendorKey: string;
            jackpotId: string;
            names: components["schemas"]["GameNames"];
            amount: components["schemas"]["Won"];
            /**
             * Format: date-time
             * @description When the vendor said so
             */
            readAt: string;
            /** @description The games that feed it */
            games: components["schemas"]["GameName"][];
        };
        GameMemberLimit: {
            /** @description Empty for every vendor */
            vendorKey: string;
            /** @description Empty for every game of the vendor */
            gameKey: string;
            isLocked: boolean;
            /** @description In one bet */
            maxBet: components["schemas"]["Won"] | null;
            reason: string;
            /** Format: uuid */
            setBy: string;
            /** Format: date-time */
            setAt: string;
        };
        GameName: {
            /** Format: uuid */
            id: string;
            /** @description gameKey of getGame */
            key: string;
            vendorKey: string;
            vendorCode: string;
            groupCode: string;
            names: components["schemas"]["GameNames"];
            /** @description An address of ours; empty without a picture */
            image: string;
        };
        GameNames: {
            ko: string;
            en: string;
            vi: string;
        };
        GamePlaying: {
            memberMasked: string;
            game: components["schemas"]["GameName"];
            /** Format: date-time */
            at: string;
        };
        GameRound: {
            /** Format: uuid */
            roundId: string;
            vendorRoundId: string;
            vendorKey: string;
            gameCode: string;
            gameName: string;
            groupCode: string;
            /** Format: uuid */
            memberId: string;
            loginId: string;
            /** @enum {string} */
            state: "open" | "closed" | "cancelled" | "refunded";
            staked: components["schemas"]["Won"];
            returned: components["schemas"]["SignedWon"];
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            lastAt: string;
            closedAt: string | null;
        };
        GameTransaction: {
            /** Format: uuid */
            transactionId: string;
            vendorTransactionId: string;
            vendorKey: string;
            /** @description bet, win, bet_and_win, rollback, adjust, promotion_win, jackpot_win */
            verb: string;
            roundId: string | null;
            /** Format: uuid */
            memberId: string;
            loginId: string;
            amount: components["schemas"]["SignedWon"];
            /** @description Of a bet-and-win */
            won: components["schemas"]["Won"];
            /**
             * @description tombstone: a rollback that came before its bet
             * @enum {string}
             */
            state: "pending" | "applied" | "refused" | "tombstone";
            /** @description What the vendor was answered; empty while it waits for the wallet */
            code: string;
            /** @description The member's cash in that answer */
            balance: components["schemas"]["Won"] | null;
            rollsBack: string | null;
            rolledBackAt: string | null;
            /** Format: date-time */
            askedAt: string;
            decidedAt: string | null;
        };
        GameVendor: {
            vendorKey: string;
            names: components["schemas"]["GameNames"];
            /** @enum {string} */
            protocol: "hub" | "pragmatic" | "one-wallet" | "vortex" | "st8" | "transfer";
            /** @enum {string} */
            state: "open" | "maintenance" | "blocked";
            reason: string;
            /** @description Set by the health of its calls */
            isAutomatic: boolean;
            /** @description Of its state */
            version: number;
            maxBet: components["schemas"]["Won"] | null;
            /** @description What a member wins in a day and brings home; more is held */
            homeMax: components["schemas"]["Won"];
            /** @description What all members win in a Korean day and bring home; more is held */
            homeDayMax: components["schemas"]["Won"];
            isFramed: boolean;
            syncedAt: string | null;
            /** @description How many keys its calls are checked with: 0 none, 2 while they change */
            keys: number;
        };
        GameView: {
            /** Format: uuid */
            id: string;
            /** @description gameKey of getGame */
            key: string;
            vendorKey: string;
            vendorCode: string;
            groupCode: string;
            names: components["schemas"]["GameNames"];
            /** @description An address of ours; empty without a picture */
            image: string;
            /** @description Percent, e.g. 95.50 */
            rtp: string | null;
            volatility: string;
            features: string[];
            tags: string[];
            kind: string;
            maxBet: components["schemas"]["Won"] | null;
            isNew: boolean;
            isPopular: boolean;
            isPinned: boolean;
            isFavourite: boolean;
            hasDemo: boolean;
            /**
             * @description catalogue-only: the demonstration lists it, and it cannot be played
             * @enum {string}
             */
            offer: "open" | "maintenance" | "blocked" | "catalogue-only";
        };
        GameVisibilityRule: {
            vendorKey: string;
            /** @description Empty for all games of the vendor */
            gameCode: string;
            /** @description From everybody of the site */
            isHidden: boolean;
            devices: ("desktop" | "mobile")[];
            levelFrom: number | null;
            levelTo: number | null;
            /**
             * @description only: those below the partners named; except: all but them
             * @enum {string}
             */
            partnerMode: "all" | "only" | "except";
            partners: {
                /** Format: uuid */
                memberId: string;
                loginId: string;
            }[];
        };
        GameVisibilityVersion: {
            version: number;
            visibility: {
                rules: components["schemas"]["GameVisibilityRule"][];
            };
            /** @description What it replaced */
            before: {
                rules: components["schemas"]["GameVisibilityRule"][];
            };
            /** Format: date-time */
            changedAt: string;
            /** @description Operator */
            changedBy: string;
            reason: string;
        };
        GameWin: {
            memberMasked: string;
            game: components["schemas"]["GameName"];
            amount: components["schemas"]["Won"];
            /** Format: date-time */
            at: string;
        };
        PageInfo: {
            page: number;
            count_per_list: number;
            tatal_list_count: number;
        };
        /** @description Won, as a decimal string, below zero for money that went out */
        SignedWon: string;
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
    common_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description bcategory: the categories of bets; empty means it, too */
                    masterCode?: string;
                    /**
                     * @default desktop
                     * @enum {string}
                     */
                    device?: "desktop" | "mobile";
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
                            codes: components["schemas"]["GameCode"][];
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
    common_gameCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description bcategory: the categories of bets; empty means it, too */
                    masterCode?: string;
                    /** @description A vendor key */
                    providerCode?: string;
                    groupCode?: string;
                    code?: string;
                    /**
                     * @default desktop
                     * @enum {string}
                     */
                    device?: "desktop" | "mobile";
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
                            codes: components["schemas"]["GameCode"][];
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
    common_gameGroupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description bcategory: the categories of bets; empty means it, too */
                    masterCode?: string;
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
                            groupCodes: components["schemas"]["GameGroup"][];
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
    admin_games_vendors: {
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
                            list: components["schemas"]["GameVendor"][];
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
    admin_games_vendors_names: {
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
                            list: {
                                vendorKey: string;
                                names: components["schemas"]["GameNames"];
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
    admin_games_vendors_set: {
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
                    vendorKey: string;
                    version: number;
                    /** @enum {string} */
                    state?: "open" | "maintenance" | "blocked";
                    /** @default  */
                    reason?: string;
                    maxBet?: components["schemas"]["Won"] | null;
                    homeMax?: components["schemas"]["Won"];
                    homeDayMax?: components["schemas"]["Won"];
                    isFramed?: boolean;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `G002` There is no such game company.
             *     - `G004` Another operator has changed it. Please load it again.
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
                        data: components["schemas"]["GameVendor"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "G002" | "G004" | "C999" | "NT99";
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
    admin_games_visibility: {
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
                            /** @description 0: everybody sees everything */
                            version: number;
                            rules: components["schemas"]["GameVisibilityRule"][];
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
    admin_games_visibility_set: {
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
                    /** @description Of the rules it was set from */
                    version: number;
                    /** @description A site has at most 500 */
                    rule: {
                        vendorKey: string;
                        /** @description Empty for all games of the vendor */
                        gameCode: string;
                        /** @description From everybody of the site */
                        isHidden: boolean;
                        devices: ("desktop" | "mobile")[];
                        levelFrom: number | null;
                        levelTo: number | null;
                        /**
                         * @description only: those below the partners named; except: all but them
                         * @enum {string}
                         */
                        partnerMode: "all" | "only" | "except";
                        partnerLogins: string[];
                    };
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `G002` There is no such game company.
             *     - `G004` Another operator has changed it. Please load it again.
             *     - `G006` The game was not found.
             *     - `G009` There is no such partner.
             *     - `G012` A site can have at most {max} rules of visibility.
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
                            /** @description 0: everybody sees everything */
                            version: number;
                            rules: components["schemas"]["GameVisibilityRule"][];
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "G002" | "G004" | "G006" | "G009" | "G012" | "C999" | "NT99";
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
    admin_games_visibility_versions: {
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
                            list: components["schemas"]["GameVisibilityVersion"][];
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
    game_getGameList: {
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
                     * @description Games of a page
                     * @default 30
                     */
                    rows?: number;
                    /** @description e.g. kplay */
                    vendorKey?: string;
                    /** @description The specification's code, e.g. 200 */
                    vendorCode?: string;
                    /** @description The group, e.g. slot */
                    gameType?: string;
                    /** @description One game of the vendor */
                    gameKey?: string;
                    /**
                     * @description A name, or ㄱㅇㅊ
                     * @default
                     */
                    search?: string;
                    /**
                     * @default all
                     * @enum {string}
                     */
                    filter?: "all" | "favourite" | "recent" | "new" | "popular";
                    /**
                     * @default usual
                     * @enum {string}
                     */
                    order?: "usual" | "name" | "new" | "popular" | "rtp";
                    /**
                     * @default desktop
                     * @enum {string}
                     */
                    device?: "desktop" | "mobile";
                    /** @description Of the answer to this very question that the client has already */
                    etag?: string;
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
                            games: components["schemas"]["GameView"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            etag: string;
                            /** @description true: what the client has is right, `games` is empty */
                            notModified: boolean;
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
    game_favourites_set: {
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
                    gameId: string;
                    isFavourite: boolean;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `G006` The game was not found.
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
                            /** Format: uuid */
                            gameId: string;
                            isFavourite: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "G006";
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
    admin_games_catalogue: {
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
                    vendorKey?: string;
                    /** @default  */
                    search?: string;
                    /** @enum {string} */
                    state?: "open" | "hidden" | "maintenance";
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
                                /** Format: uuid */
                                id: string;
                                /** @description gameKey of getGame */
                                key: string;
                                vendorKey: string;
                                vendorCode: string;
                                groupCode: string;
                                names: components["schemas"]["GameNames"];
                                /** @description An address of ours; empty without a picture */
                                image: string;
                                /** @description Percent, e.g. 95.50 */
                                rtp: string | null;
                                volatility: string;
                                features: string[];
                                tags: string[];
                                kind: string;
                                maxBet: components["schemas"]["Won"] | null;
                                isNew: boolean;
                                isPopular: boolean;
                                isPinned: boolean;
                                isFavourite: boolean;
                                hasDemo: boolean;
                                /**
                                 * @description catalogue-only: the demonstration lists it, and it cannot be played
                                 * @enum {string}
                                 */
                                offer: "open" | "maintenance" | "blocked" | "catalogue-only";
                                /** @enum {string} */
                                state: "open" | "hidden" | "maintenance";
                                ord: number;
                                /** @description Rounds that were played */
                                plays: string;
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
    admin_games_catalogue_set: {
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
                    gameId: string;
                    /** @enum {string} */
                    state?: "open" | "hidden" | "maintenance";
                    isPinned?: boolean;
                    ord?: number;
                    maxBet?: components["schemas"]["Won"] | null;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `G006` The game was not found.
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
                            /** Format: uuid */
                            id: string;
                            /** @description gameKey of getGame */
                            key: string;
                            vendorKey: string;
                            vendorCode: string;
                            groupCode: string;
                            names: components["schemas"]["GameNames"];
                            /** @description An address of ours; empty without a picture */
                            image: string;
                            /** @description Percent, e.g. 95.50 */
                            rtp: string | null;
                            volatility: string;
                            features: string[];
                            tags: string[];
                            kind: string;
                            maxBet: components["schemas"]["Won"] | null;
                            isNew: boolean;
                            isPopular: boolean;
                            isPinned: boolean;
                            isFavourite: boolean;
                            hasDemo: boolean;
                            /**
                             * @description catalogue-only: the demonstration lists it, and it cannot be played
                             * @enum {string}
                             */
                            offer: "open" | "maintenance" | "blocked" | "catalogue-only";
                            /** @enum {string} */
                            state: "open" | "hidden" | "maintenance";
                            ord: number;
                            /** @description Rounds that were played */
                            plays: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "G006" | "C999" | "NT99";
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
    admin_games_catalogue_order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    vendorKey: string;
                    /** @description Without one the first of the vendor's */
                    groupCode?: string;
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
                            /** @description Whose games these are; empty for a vendor without any */
                            groupCode: string;
                            /** @description That the vendor has games of */
                            groups: {
                                groupCode: string;
                                games: number;
                            }[];
                            /** @description 0: nobody has put these games in order */
                            version: number;
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                            /** @description Games of the list; those beyond the ones given follow by name */
                            total: number;
                            /** @description As members see them: pinned ones first */
                            games: {
                                /** Format: uuid */
                                id: string;
                                /** @description gameKey of getGame */
                                key: string;
                                vendorKey: string;
                                vendorCode: string;
                                groupCode: string;
                                names: components["schemas"]["GameNames"];
                                /** @description An address of ours; empty without a picture */
                                image: string;
                                /** @enum {string} */
                                state: "open" | "hidden" | "maintenance";
                                isPinned: boolean;
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
    admin_games_catalogue_order_set: {
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
                    vendorKey: string;
                    /** @description e.g. slot */
                    groupCode: string;
                    /** @description Of the order it was made of */
                    version: number;
                    gameIds: string[];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `G004` Another operator has changed it. Please load it again.
             *     - `G006` The game was not found.
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
                            /** @description Whose games these are; empty for a vendor without any */
                            groupCode: string;
                            /** @description That the vendor has games of */
                            groups: {
                                groupCode: string;
                                games: number;
                            }[];
                            /** @description 0: nobody has put these games in order */
                            version: number;
                            changedAt: string | null;
                            /** @description Operator */
                            changedBy: string | null;
                            /** @description Games of the list; those beyond the ones given follow by name */
                            total: number;
                            /** @description As members see them: pinned ones first */
                            games: {
                                /** Format: uuid */
                                id: string;
                                /** @description gameKey of getGame */
                                key: string;
                                vendorKey: string;
                                vendorCode: string;
                                groupCode: string;
                                names: components["schemas"]["GameNames"];
                                /** @description An address of ours; empty without a picture */
                                image: string;
                                /** @enum {string} */
                                state: "open" | "hidden" | "maintenance";
                                isPinned: boolean;
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "G004" | "G006" | "C999" | "NT99";
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
    admin_games_report: {
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
                    vendorKey?: string;
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
                            totals: components["schemas"]["GameFigures"];
                            days: {
                                day: string;
                                staked: components["schemas"]["SignedWon"];
                                returned: components["schemas"]["SignedWon"];
                                ggr: components["schemas"]["SignedWon"];
                            }[];
                            vendors: {
                                /** @description Accepted, less those that were rolled back */
                                bets: string;
                                staked: components["schemas"]["SignedWon"];
                                returned: components["schemas"]["SignedWon"];
                                /** @description staked less returned */
                                ggr: components["schemas"]["SignedWon"];
                                /** @description Of returned */
                                jackpots: components["schemas"]["SignedWon"];
                                /** @description Promotions and adjustments: no part of returned, nor of ggr */
                                granted: components["schemas"]["SignedWon"];
                                /** @description Percent that came back, e.g. 95.20; null without stakes */
                                rtp: string | null;
                                /** @description What games promise, by the weight of their stakes */
                                rtpTheoretical: string | null;
                                vendorKey: string;
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
    admin_games_report_games: {
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
                     * @description Rows of a page
                     * @default 10
                     */
                    rows?: number;
                    vendorKey?: string;
                    /**
                     * @description loss: where the house lost most
                     * @default staked
                     * @enum {string}
                     */
                    order?: "staked" | "ggr" | "loss" | "rtp" | "bets";
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
                                /** @description Accepted, less those that were rolled back */
                                bets: string;
                                staked: components["schemas"]["SignedWon"];
                                returned: components["schemas"]["SignedWon"];
                                /** @description staked less returned */
                                ggr: components["schemas"]["SignedWon"];
                                /** @description Of returned */
                                jackpots: components["schemas"]["SignedWon"];
                                /** @description Promotions and adjustments: no part of returned, nor of ggr */
                                granted: components["schemas"]["SignedWon"];
                                /** @description Percent that came back, e.g. 95.20; null without stakes */
                                rtp: string | null;
                                /** @description What games promise, by the weight of their stakes */
                                rtpTheoretical: string | null;
                                vendorKey: string;
                                /**
                                 * Format: uuid
                                 * @description Of zeros where the vendor named no game
                                 */
                                gameId: string;
                                /** @description null for one that is not in the catalogue any more */
                                game: components["schemas"]["GameName"] | null;
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
    game_jackpots: {
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
                     * @default desktop
                     * @enum {string}
                     */
                    device?: "desktop" | "mobile";
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
                            list: components["schemas"]["GameJackpot"][];
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
    admin_games_jackpots: {
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
                            list: {
                                vendorKey: string;
                                jackpotId: string;
                                names: components["schemas"]["GameNames"];
                                amount: components["schemas"]["Won"];
                                /**
                                 * Format: date-time
                                 * @description When the vendor said so
                                 */
                                readAt: string;
                                /** @description The games that feed it */
                                games: components["schemas"]["GameName"][];
                                /** @description false: the vendor has not answered for a minute */
                                isFresh: boolean;
                                /** @description What it stood at before somebody won it */
                                fellFrom: components["schemas"]["Won"] | null;
                                fellAt: string | null;
                            }[];
                            wins: {
                                /** Format: uuid */
                                transactionId: string;
                                vendorKey: string;
                                game: components["schemas"]["GameName"] | null;
                                roundId: string | null;
                                /** Format: uuid */
                                memberId: string;
                                loginId: string;
                                amount: components["schemas"]["Won"];
                                /** Format: date-time */
                                at: string;
                                isRolledBack: boolean;
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
    game_featured: {
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
                     * @default desktop
                     * @enum {string}
                     */
                    device?: "desktop" | "mobile";
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
                            biggestWins: components["schemas"]["GameWin"][];
                            nowPlaying: components["schemas"]["GamePlaying"][];
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
    admin_games_rounds: {
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
                     * @description Rows of a page
                     * @default 10
                     */
                    rows?: number;
                    loginId?: string;
                    vendorKey?: string;
                    /** @description Ours or the vendor's */
                    round?: string;
                    /** @enum {string} */
                    state?: "open" | "closed" | "cancelled" | "refunded";
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
                            list: components["schemas"]["GameRound"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            staked: components["schemas"]["Won"];
                            returned: components["schemas"]["SignedWon"];
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
    admin_games_round: {
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
             *     - `G003` There is no such round.
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
                            round: components["schemas"]["GameRound"];
                            transactions: components["schemas"]["GameTransaction"][];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "G003";
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
    admin_games_transactions: {
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
                     * @description Rows of a page
                     * @default 10
                     */
                    rows?: number;
                    loginId?: string;
                    vendorKey?: string;
                    /** @description Ours or the vendor's */
                    transaction?: string;
                    /** @enum {string} */
                    state?: "pending" | "applied" | "refused" | "tombstone";
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
                            list: components["schemas"]["GameTransaction"][];
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
    game_replay: {
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
             *     - `G003` There is no such round.
             *     - `G010` This round cannot be watched again.
             *     - `9999` The game company could not be reached. Please try again in a moment.
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
                             * Format: uri
                             * @description A page of the round's vendor
                             */
                            url: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "G003" | "G010" | "9999";
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
    admin_games_round_replay: {
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
             *     - `G003` There is no such round.
             *     - `G010` This round cannot be watched again.
             *     - `9999` The game company could not be reached. Please try again in a moment.
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
                             * Format: uri
                             * @description A page of the round's vendor
                             */
                            url: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "G003" | "G010" | "9999";
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
    game_getGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    vendorKey: string;
                    /**
                     * @description The group, e.g. slot
                     * @default
                     */
                    gameType?: string;
                    gameKey: string;
                    /**
                     * @default real
                     * @enum {string}
                     */
                    mode?: "real" | "demo";
                    /**
                     * @default desktop
                     * @enum {string}
                     */
                    device?: "desktop" | "mobile";
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `2000` This game company is blocked.
             *     - `9999` The game company could not be reached. Please try again in a moment.
             *     - `B0091` There is no such game.
             *     - `B0092` You cannot play at the moment. Please check your play limits.
             *     - `B0093` This game is under maintenance.
             *     - `B0095` Partner accounts cannot play games.
             *     - `B0099` You have no credit.
             *     - `G001` This game has no demo.
             *     - `W101` Money cannot be moved to a game company during a time-out or a self-exclusion.
             *     - `W102` Moving all your cash to this game company could take you beyond your loss limit of the day.
             *     - `W103` Moving all your cash to this game company could take you beyond your loss limit of the week.
             *     - `W104` Moving all your cash to this game company could take you beyond your loss limit of the month.
             *     - `W106` Moving all your cash to this game company would take you beyond your wager limit of the day.
             *     - `W107` Moving all your cash to this game company would take you beyond your wager limit of the week.
             *     - `W108` Moving all your cash to this game company would take you beyond your wager limit of the month.
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
                            /** Format: uri */
                            gameurl: string;
                            /** Format: uuid */
                            sessionId: string;
                            /** @description Whether it is shown in the frame of /slot/game */
                            isFramed: boolean;
                            window: {
                                width: number;
                                height: number;
                                top: number;
                            };
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "2000" | "9999" | "B0091" | "B0092" | "B0093" | "B0095" | "B0099" | "G001" | "W101" | "W102" | "W103" | "W104" | "W106" | "W107" | "W108";
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
    game_session: {
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
                    sessionId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `G007` The game session was not found.
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
                            /** Format: uuid */
                            sessionId: string;
                            vendorKey: string;
                            gameKey: string;
                            /** @enum {string} */
                            mode: "real" | "demo";
                            /** @enum {string} */
                            state: "launched" | "live" | "ended";
                            /** @description closed, excluded, locked, logged-out, expired; empty while it lasts */
                            endReason: string;
                            /** @description The vendor or the game is locked */
                            isLocked: boolean;
                            /** Format: date-time */
                            startedAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            /** @description With this vendor since it was opened */
                            staked: components["schemas"]["Won"];
                            returned: components["schemas"]["SignedWon"];
                            rounds: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "G007";
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
    game_session_close: {
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
                    sessionId: string;
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
                        data: Record<string, never>;
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
    cash_outGameMoney: {
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `C009` We are checking that the game has fully closed. Please try again in about a minute.
             *     - `9999` The game company could not be reached. Please try again in a moment.
             *     - `G013` Your game money is being checked. It comes to your cash once that is done.
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
                            /** @description What came back into cash */
                            merged: components["schemas"]["Won"];
                            /** @description What a vendor has not answered about: it comes when it has */
                            onItsWay: components["schemas"]["Won"];
                            /** @enum {string} */
                            state: "complete" | "waiting";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "C009" | "9999" | "G013" | "C999" | "NT99";
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
    member_changeMemCashFlag: {
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
                "application/json": components["schemas"]["SiteBody"];
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `C009` We are checking that the game has fully closed. Please try again in about a minute.
             *     - `9999` The game company could not be reached. Please try again in a moment.
             *     - `G013` Your game money is being checked. It comes to your cash once that is done.
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
                            /** @description What came back into cash */
                            merged: components["schemas"]["Won"];
                            /** @description What a vendor has not answered about: it comes when it has */
                            onItsWay: components["schemas"]["Won"];
                            /** @enum {string} */
                            state: "complete" | "waiting";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "C009" | "9999" | "G013" | "C999" | "NT99";
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
    game_transfers: {
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
                            list: {
                                /** Format: uuid */
                                transferId: string;
                                vendorKey: string;
                                /** @enum {string} */
                                direction: "in" | "out";
                                amount: components["schemas"]["Won"];
                                /** Format: date-time */
                                startedAt: string;
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
    admin_games_members: {
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
                    memberId: string;
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
                            list: components["schemas"]["GameMemberLimit"][];
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
    admin_games_members_set: {
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
                    memberId: string;
                    /** @default  */
                    vendorKey?: string;
                    /** @default  */
                    gameKey?: string;
                    isLocked: boolean;
                    maxBet: components["schemas"]["Won"] | null;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `G002` There is no such game company.
             *     - `G006` The game was not found.
             *     - `G008` There is no such member.
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
                            list: components["schemas"]["GameMemberLimit"][];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "G002" | "G006" | "G008" | "C999" | "NT99";
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
    admin_games_health: {
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
                            list: {
                                vendorKey: string;
                                /** @enum {string} */
                                state: "open" | "maintenance" | "blocked";
                                isAutomatic: boolean;
                                calls: number;
                                /** @description Milliseconds, at most; null without calls */
                                p50: number | null;
                                p99: number | null;
                                /** @description Calls that were not the vendor's own */
                                forged: number;
                                codes: {
                                    code: string;
                                    calls: number;
                                }[];
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
    admin_games_health_calls: {
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
                     * @default 1
                     * @enum {number}
                     */
                    hours?: 1 | 6 | 24;
                    /** @description Without one all vendors together */
                    vendorKey?: string;
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
                            stepSeconds: number;
                            /** @description Milliseconds, at most; null without calls */
                            p50: number | null;
                            p99: number | null;
                            /** @description The oldest first; the minute that runs is not in it */
                            list: {
                                /**
                                 * Format: date-time
                                 * @description When the step begins
                                 */
                                at: string;
                                /** @description Milliseconds, at most; null without calls */
                                p50: number | null;
                                p99: number | null;
                                ok: number;
                                refused: number;
                                conflict: number;
                                invalid: number;
                                forged: number;
                                failed: number;
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
    admin_games_reconciliation: {
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
                            list: {
                                /** Format: uuid */
                                runId: string;
                                vendorKey: string;
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                matched: number;
                                differences: number;
                                /** @enum {string} */
                                state: "done" | "failed";
                                problem: string;
                                /** Format: date-time */
                                startedAt: string;
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
    admin_games_reconciliation_run: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    vendorKey: string;
                    /**
                     * Format: date
                     * @description The last 31 days of what was asked, at most
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
            /**
             * @description Done, or refused:
             *
             *     - `G002` There is no such game company.
             *     - `G011` A comparison with vendors is already running. Please try again when it is done.
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
                            /** Format: uuid */
                            runId: string;
                            vendorKey: string;
                            /** Format: date-time */
                            from: string;
                            /** Format: date-time */
                            until: string;
                            matched: number;
                            differences: number;
                            /** @enum {string} */
                            state: "done" | "failed";
                            problem: string;
                            /** Format: date-time */
                            startedAt: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "G002" | "G011";
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
    admin_games_differences: {
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
                    vendorKey?: string;
                    /** @default true */
                    isOpen?: boolean;
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
                                vendorKey: string;
                                vendorTransactionId: string;
                                /** @enum {string} */
                                kind: "missing_ours" | "missing_theirs" | "amount" | "status" | "player";
                                verb: string;
                                memberId: string | null;
                                loginId: string | null;
                                ours: components["schemas"]["SignedWon"] | null;
                                theirs: components["schemas"]["SignedWon"] | null;
                                /** Format: date-time */
                                foundAt: string;
                                resolvedAt: string | null;
                                note: string;
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
    admin_games_differences_resolve: {
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
                    vendorKey: string;
                    vendorTransactionId: string;
                    /** @enum {string} */
                    kind: "missing_ours" | "missing_theirs" | "amount" | "status" | "player";
                    verb: string;
                    note: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `G005` This difference has been worked through already.
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
                        resultCode?: "G005" | "C999" | "NT99";
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
    "admin_audit_games-gateway_list": {
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
    "admin_audit_games-gateway_export": {
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
    "admin_audit_games-gateway_verify": {
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
}
