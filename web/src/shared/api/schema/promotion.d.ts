// Generated from the service's OpenAPI document by npm run generate.

export interface paths {
    "/api/promotion/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the site gives the member at this moment, or a guest; the newest first
         * @description Anyone.
         */
        post: operations["promotion_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the member was given, the newest first
         * @description A logged-in member.
         */
        post: operations["promotion_mine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Promotions of the site with what they gave, the newest first
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One promotion: its versions, what was asked for, and what it gave day by day
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a promotion gave, the newest first
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_grants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many grants of the site wait for an operator’s look
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_counts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/grants/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a held grant through to its member, or refuses it
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_grants_review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/segment/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The partner of a login id, below whom a segment may be
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_segment_partner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/weigh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether raising a budget by so much needs a second operator at this moment
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_weigh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new version of a promotion, or asks a second operator for it; new without an id
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A second operator agrees to a version or refuses it; who asked may take it back
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a promotion, or stops it at once
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_switch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/deposit/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bonuses that the member may choose with a deposit; its occasion is the wallet's to know
         * @description A logged-in member.
         */
        post: operations["promotion_deposit_offers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/deposit/chosen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What became of the last bonuses that the member chose
         * @description A logged-in member.
         */
        post: operations["promotion_deposit_chosen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/payback/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the member was paid back for each day or week, the newest first
         * @description A logged-in member.
         */
        post: operations["promotion_payback_statement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/payback/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What each day or week of a payback came to, the newest first
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_payback_runs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/payback/parked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Paybacks that could not be given after a time-out, however often it was tried
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_payback_parked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/payback/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has a parked payback tried again in the next run
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_payback_release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/mission/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Missions that are open to the member, and how far each is
         * @description A logged-in member.
         */
        post: operations["promotion_mission_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/mission/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the reward of a mission that is done, once for its day, week or promotion
         * @description A logged-in member.
         */
        post: operations["promotion_mission_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/rank/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member’s rank, how far the next one is, and what each rank gives
         * @description A logged-in member.
         */
        post: operations["promotion_rank_own"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/rank/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When the member rose or fell, the newest first
         * @description A logged-in member.
         */
        post: operations["promotion_rank_history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/ladder/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What each rank of the site asks for
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_ladder_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/ladder/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets it, or asks a second operator where ranks become easier; it counts from the next day that is closed
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_ladder_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/ladder/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The ladders the site has had, the newest first: who set each, and why
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_ladder_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/ladder/requests": {
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
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_ladder_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/ladder/decide": {
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
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_ladder_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/rank/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many members hold each rank, and up to which day
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_rank_standing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/rank/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Members who rose or fell, the newest first
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_rank_changes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupon/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's coupons: what can be used first, then the newest
         * @description A logged-in member.
         */
        post: operations["coupon_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupon/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uses a coupon by its code
         * @description A logged-in member.
         */
        post: operations["coupon_use"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupon/gift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an unused coupon to another member, once
         * @description A logged-in member.
         */
        post: operations["coupon_gift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupon/gifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Coupons the member gave away and was given, the newest first
         * @description A logged-in member.
         */
        post: operations["coupon_gifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/coupon/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Coupons as they were issued, of the site or of one promotion, the newest first
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_coupon_batches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/coupon/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Codes of a batch in their order, 10,000 at a time, for its file; who took them is kept in the audit
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_coupon_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/coupon/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues coupons: to members, as one-time codes, or as one code for many
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_coupon_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/coupon/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes what is not used up of a batch, or one coupon of it
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_coupon_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/attendance/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's month of attendance, the present one by default
         * @description A logged-in member.
         */
        post: operations["promotion_attendance_sheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/attendance/stamp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stamps today on the member's sheet
         * @description A logged-in member.
         */
        post: operations["promotion_attendance_stamp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/attendance/makeUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stamps a missed day of this month, for streaks alone
         * @description A logged-in member.
         */
        post: operations["promotion_attendance_makeUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/roulette/wheel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The wheel with its odds, and the promise of the next spin
         * @description A logged-in member.
         */
        post: operations["promotion_roulette_wheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/roulette/spin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spins the promised spin; spun again it is the same one
         * @description A logged-in member.
         */
        post: operations["promotion_roulette_spin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/roulette/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One of the member's spins with all that is needed to verify it
         * @description A logged-in member.
         */
        post: operations["promotion_roulette_proof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/roulette/spins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's spins, the newest first
         * @description A logged-in member.
         */
        post: operations["promotion_roulette_spins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/tournament/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tournaments for the member that come, run, or ended in the last thirty days
         * @description A logged-in member.
         */
        post: operations["promotion_tournament_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/tournament/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One tournament: how it stands or ended, where the member is, and what they won
         * @description A logged-in member.
         */
        post: operations["promotion_tournament_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/tournament/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enters the member: what they place from then on counts
         * @description A logged-in member.
         */
        post: operations["promotion_tournament_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/tournament/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has how a tournament stands pushed to the member for two minutes
         * @description A logged-in member.
         */
        post: operations["promotion_tournament_watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/tournament/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a tournament stands or ended, with what each place wins
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_tournament_standings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/tournament/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Waits no longer for later results of a tournament that is over: it is closed in a minute or two
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_tournament_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What promotions cost in a span of days, and the turnover they caused
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_figures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a promotion would have given in the last 30 days, as its document is
         * @description An operator with the permission promotion.read.
         */
        post: operations["admin_promotion_simulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/reconciliation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What promotions of the site and the ledger do not agree on, open ones first
         * @description An operator with the permission reconciliation.read.
         */
        post: operations["admin_promotion_reconciliation_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotion/reconciliation/close": {
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
         * @description An operator with the permission promotion.manage.
         */
        post: operations["admin_promotion_reconciliation_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/promotion/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in promotion, newest first
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_promotion_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/promotion/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in promotion, newest first, for a file
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_promotion_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/promotion/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the audit log of promotion is whole
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_promotion_verify"];
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
        AttendanceSheet: {
            title: string;
            note: string;
            month: string;
            today: string;
            days: {
                day: string;
                isStamped: boolean;
                isMadeUp: boolean;
                /** @description Missed, and could be stamped now */
                mayMakeUp: boolean;
            }[];
            daily: {
                /** @enum {string} */
                kind: "points" | "cash" | "free-bet";
                amount: components["schemas"]["Won"];
            };
            streaks: {
                days: number;
                reward: {
                    /** @enum {string} */
                    kind: "points" | "cash" | "free-bet";
                    amount: components["schemas"]["Won"];
                };
                isReached: boolean;
            }[];
            /** @description Days in a row up to today, or to yesterday */
            currentRun: number;
            longestRun: number;
            /** @description In this month */
            makeUpsLeft: number;
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
        Coupon: {
            couponId: string;
            code: string;
            title: string;
            /** @enum {string} */
            reward: "points" | "cash" | "free-bet";
            amount: components["schemas"]["Won"];
            /** @description Of the amount, to be staked before a withdrawal; 0: nothing */
            turnoverPercent: number;
            /** @description Of a free bet: where it may be staked, how long */
            freeBet: components["schemas"]["FreeBetTerms"] | null;
            isGiftable: boolean;
            /** @enum {string} */
            state: "open" | "used" | "expired" | "revoked";
            receivedAt: string | null;
            usedAt: string | null;
            expiresAt: string | null;
            /** @description Nickname of who gave it; empty where the site did */
            giftedByName: string;
        };
        CouponBatch: {
            batchId: string;
            promotionId: string;
            /** @enum {string} */
            kind: "single" | "batch" | "open";
            name: string;
            /** @enum {string} */
            reward: "points" | "cash" | "free-bet";
            amount: components["schemas"]["Won"];
            isGiftable: boolean;
            coupons: number;
            /** @description Of each coupon */
            usesMax: number;
            /** @description Uses so far, over all of them */
            used: number;
            revoked: number;
            expiresAt: string | null;
            /** Format: date-time */
            issuedAt: string;
            issuedByName: string;
        };
        DepositOffer: {
            promotionId: string;
            title: string;
            note: string;
            /** @enum {string} */
            occasion: "first" | "first-of-day" | "each";
            percent: number;
            amountMax: components["schemas"]["Won"];
            depositMin: components["schemas"]["Won"];
            turnover: {
                percent: number;
                /** @enum {string} */
                of: "bonus" | "deposit-and-bonus";
                products: {
                    [key: string]: number;
                };
                oddsMinimum: number;
            } | null;
        };
        FreeBetTerms: {
            /** @description Products it may be staked on; none named is all of them */
            products: ("sport" | "mini")[];
            /** @description Lowest total odds, in thousandths */
            oddsMinimum: number;
            /** @description The most it may win; null for the site’s own limit */
            winMax: components["schemas"]["Won"] | null;
            /** @description From when it is given */
            validDays: number;
        };
        Gift: {
            /** @constant */
            kind: "points";
            amount: components["schemas"]["Won"];
        } | {
            /** @constant */
            kind: "cash";
            amount: components["schemas"]["Won"];
            turnover: {
                /** @description Of the reward */
                percent: number;
                /** @description Percent of a stake that counts, by product; * is any other product */
                products: {
                    [key: string]: number;
                };
                /** @description Lowest total odds, in thousandths */
                oddsMinimum: number;
            } | null;
        } | {
            /** @description Products it may be staked on; none named is all of them */
            products: ("sport" | "mini")[];
            /** @description Lowest total odds, in thousandths */
            oddsMinimum: number;
            /** @description The most it may win; null for the site’s own limit */
            winMax: components["schemas"]["Won"] | null;
            /** @description From when it is given */
            validDays: number;
            /** @constant */
            kind: "free-bet";
            amount: components["schemas"]["Won"];
        };
        GrantMismatch: {
            commandId: string;
            memberId: string;
            grantId: string;
            /** @description The promotion’s account in the ledger */
            account: string;
            kind: string;
            amount: components["schemas"]["Won"];
            /**
             * @description unknown: no grant asked for it; differs: another amount, member or promotion; missing: asked for and not in the ledger; refused: the ledger refused it; unnoted: the ledger has an outcome that is not known here
             * @enum {string}
             */
            fault: "unknown" | "differs" | "missing" | "refused" | "unnoted";
            /** Format: date-time */
            seenAt: string;
            resolvedAt: string | null;
            /** @description Why an operator closed it */
            closedReason: string | null;
        };
        LadderRequest: {
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
            ladder: components["schemas"]["RankLadder"];
            /** @description The fields that let one operator do more */
            loosens: string[];
            /** @description The settings have changed since: it cannot be approved */
            isStale: boolean;
        };
        LadderVersion: {
            version: number;
            ladder: components["schemas"]["RankLadder"];
            /** @description What it replaced */
            before: components["schemas"]["RankLadder"];
            /** Format: date-time */
            changedAt: string;
            /** @description Operator */
            changedBy: string;
            reason: string;
            /** @description Login id of who approved what it loosened; null where one operator did it alone */
            approvedBy: string | null;
        };
        Mission: {
            promotionId: string;
            title: string;
            note: string;
            /** @enum {string} */
            window: "day" | "week" | "all";
            /** @enum {string} */
            counts: "bets" | "stake";
            /** @description Bets or won */
            goal: components["schemas"]["Won"];
            /** @description At most the goal */
            done: components["schemas"]["Won"];
            /** @description None named is all of them */
            products: string[];
            oddsMinimum: number;
            stakeMin: components["schemas"]["Won"];
            /** @enum {string} */
            reward: "points" | "cash" | "free-bet";
            amount: components["schemas"]["Won"];
            /** @description Of a free bet: where it may be staked, how long */
            freeBet: components["schemas"]["FreeBetTerms"] | null;
            isClaimed: boolean;
        };
        OwnGrant: {
            grantId: string;
            title: string;
            /** @enum {string} */
            trigger: "coupon" | "attendance" | "roulette" | "sign-up" | "deposit" | "payback" | "mission" | "rank" | "tournament";
            /** @enum {string} */
            reward: "points" | "cash" | "free-bet";
            amount: components["schemas"]["Won"];
            /** @description What has to be staked before it may leave; 0 for nothing */
            turnoverRequired: components["schemas"]["Won"];
            /** @description What went back as the member gave it up */
            forfeited: components["schemas"]["Won"];
            /**
             * @description held: an operator looks at it first
             * @enum {string}
             */
            state: "held" | "asked" | "given" | "refused";
            /** Format: date-time */
            askedAt: string;
        };
        OwnRankChange: {
            /** @description The Korean day that was closed */
            day: string;
            /** @description 0 for none */
            fromRank: number;
            /** @description 0 for none */
            toRank: number;
            turnover: components["schemas"]["Won"];
        };
        OwnRankStep: {
            /** @description 1 is the lowest */
            rank: number;
            name: string;
            /** @description What has to be staked in the window */
            turnover: components["schemas"]["Won"];
            benefits: {
                /** @enum {string} */
                kind: "payback" | "once" | "month" | "promotion";
                /** @description Of the promotion that gives it */
                title: string;
                /** @description Of a payback */
                percent: number | null;
                reward: ("points" | "cash" | "free-bet") | null;
                amount: components["schemas"]["Won"] | null;
            }[];
        };
        PageInfo: {
            page: number;
            count_per_list: number;
            tatal_list_count: number;
        };
        ParkedPayback: {
            memberId: string;
            loginId: string;
            nickname: string;
            firstDay: string;
            lastDay: string;
            amount: components["schemas"]["Won"];
            /** @description How often it has failed */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried again by itself
             */
            nextAt: string;
        };
        PaybackLine: {
            promotionId: string;
            title: string;
            firstDay: string;
            lastDay: string;
            /** @description On balance, of the products that count */
            lost: components["schemas"]["Won"];
            percent: number;
            amount: components["schemas"]["Won"];
            /** @enum {string} */
            reward: "points" | "cash";
            /** @description Why it was not given; else empty */
            reason: string;
            /** @description An operator looks at it before it is given */
            isHeld: boolean;
        };
        PaybackRun: {
            firstDay: string;
            lastDay: string;
            /** @description The version of the promotion that decided it */
            version: number;
            /** @description Null while members are still gone through */
            closedAt: string | null;
            /** @description Who were given something */
            members: number;
            /** @description What these lost on balance */
            lost: components["schemas"]["Won"];
            /** @description What came back */
            amount: components["schemas"]["Won"];
            /** @description Who would have been, and may not be given anything, or not yet, in a time-out */
            refused: number;
        };
        Promotion: {
            promotionId: string;
            /** @enum {string} */
            trigger: "coupon" | "attendance" | "roulette" | "sign-up" | "deposit" | "payback" | "mission" | "rank" | "tournament";
            /** @description 0: nobody has agreed to it yet */
            version: number;
            /** @enum {string} */
            state: "draft" | "running" | "stopped";
            budget: components["schemas"]["Won"];
            /** @description Given, and what coupons that are out may still ask for */
            committed: components["schemas"]["Won"];
            /** Format: date-time */
            madeAt: string;
            document: components["schemas"]["PromotionDocument"];
            grants: number;
            members: number;
            /** @description Points that were given */
            points: components["schemas"]["Won"];
            /** @description Won that were given */
            cash: components["schemas"]["Won"];
            /** @description Stakes of free bets that were given */
            freeBets: components["schemas"]["Won"];
            /** @description What was won with them, which is what they cost */
            freeBetsWon: components["schemas"]["Won"];
            /** @description Grants beyond the cap of a device, which wait for an operator */
            held: number;
            /** @description Grants whose money is on its way */
            waiting: number;
            /** @description Grants the wallet refused */
            refused: number;
            /** @description Versions that wait for a second operator */
            changes: number;
        };
        PromotionChange: {
            changeId: string;
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
            fromVersion: number;
            document: components["schemas"]["PromotionDocument"];
            /** @description By how much the budget grows; where terms loosen, what is left of it */
            weight: components["schemas"]["Won"];
        };
        PromotionCostDay: {
            day: string;
            points: components["schemas"]["Won"];
            cash: components["schemas"]["Won"];
            /** @description What was won with them */
            freeBets: components["schemas"]["Won"];
        };
        PromotionDocument: {
            title: {
                ko: string;
                en: string;
                vi: string;
            };
            note: {
                ko: string;
                en: string;
                vi: string;
            };
            segment: {
                levelFrom: number;
                levelTo: number | null;
                /** @description Only members below this partner */
                below: string | null;
                /** @description Only new members */
                approvedWithinDays: number | null;
                /** @description Only members of this rank and above */
                rankFrom?: number | null;
                /** @description Only members who slept */
                sleeping?: {
                    /**
                     * @description bets: no result of bets and games. visits: no log-in either
                     * @enum {string}
                     */
                    without: "bets" | "visits";
                    /** @description Whole Korean days before the present one */
                    days: number;
                } | null;
                /** @description Only members of this turnover of late */
                turnover?: {
                    /** @description Whole Korean days before the present one */
                    days: number;
                    /** @description What of the stakes has to have run to a result */
                    least: components["schemas"]["Won"];
                    most: components["schemas"]["Won"] | null;
                } | null;
            };
            /** Format: date-time */
            startsAt: string;
            endsAt: string | null;
            /** @description What all grants and open coupons may come to, in won and points */
            budget: components["schemas"]["Won"];
            caps: {
                perMember: number | null;
                perMemberDay: number | null;
                /** @description Grants to one network in a Korean day; none of what is given unasked */
                perNetworkDay: number | null;
                /** @description Grants to one device in all; what is beyond waits for an operator */
                perDevice?: number | null;
                inAll: number | null;
            };
            rules: {
                /** @constant */
                trigger: "coupon";
                reward: components["schemas"]["Gift"];
                /** @description From its issue; null: no expiry */
                validDays: number | null;
                isGiftable: boolean;
            } | {
                /** @constant */
                trigger: "attendance";
                daily: components["schemas"]["Gift"];
                streaks: {
                    days: number;
                    reward: components["schemas"]["Gift"];
                }[];
                /** @description Missed days a member may stamp afterwards */
                makeUpPerMonth: number;
            } | {
                /** @constant */
                trigger: "roulette";
                spinsPerDay: number;
                slots: {
                    texts: {
                        ko: string;
                        en: string;
                        vi: string;
                    };
                    /** @description Its chance is this part of the sum of weights */
                    weight: number;
                    reward: components["schemas"]["Gift"] | null;
                }[];
            } | {
                /** @constant */
                trigger: "sign-up";
                reward: components["schemas"]["Gift"];
            } | {
                /** @constant */
                trigger: "deposit";
                /**
                 * @description Of a member: the first of all, of a Korean day, or each
                 * @enum {string}
                 */
                occasion: "first" | "first-of-day" | "each";
                /** @description Of the deposit */
                percent: number;
                /** @description The bonus is never more */
                amountMax: components["schemas"]["Won"];
                /** @description What has to be deposited for it */
                depositMin: components["schemas"]["Won"];
                turnover: {
                    /** @description Of the reward */
                    percent: number;
                    /** @description Percent of a stake that counts, by product; * is any other product */
                    products: {
                        [key: string]: number;
                    };
                    /** @description Lowest total odds, in thousandths */
                    oddsMinimum: number;
                    /**
                     * @description What the percent is of
                     * @enum {string}
                     */
                    of: "bonus" | "deposit-and-bonus";
                } | null;
            } | {
                /** @constant */
                trigger: "payback";
                /**
                 * @description By the Korean calendar; a week begins on Monday
                 * @enum {string}
                 */
                period: "day" | "week";
                /** @description Of the net loss */
                percent: number;
                /** @description From this rank on, up to the next one named */
                byRank?: {
                    rank: number;
                    percent: number;
                }[];
                /** @description Products that count; none named is all of them */
                products: string[];
                /** @description What has to be lost in a period */
                lossMin: components["schemas"]["Won"];
                /** @description It is never more */
                amountMax: components["schemas"]["Won"];
                /** @enum {string} */
                reward: "points" | "cash";
                /** @description Of a cash payback */
                turnover: {
                    /** @description Of the reward */
                    percent: number;
                    /** @description Percent of a stake that counts, by product; * is any other product */
                    products: {
                        [key: string]: number;
                    };
                    /** @description Lowest total odds, in thousandths */
                    oddsMinimum: number;
                } | null;
            } | {
                /** @constant */
                trigger: "mission";
                /**
                 * @description What is counted together, and given once for
                 * @enum {string}
                 */
                window: "day" | "week" | "all";
                /**
                 * @description Settled bets, or what of their stakes ran
                 * @enum {string}
                 */
                counts: "bets" | "stake";
                /** @description Bets or won */
                goal: components["schemas"]["Won"];
                /** @description Products that count; none named is all of them */
                products: string[];
                /** @description Lowest total odds, in thousandths */
                oddsMinimum: number;
                /** @description Bets below it do not count */
                stakeMin: components["schemas"]["Won"];
                reward: components["schemas"]["Gift"];
            } | {
                /** @constant */
                trigger: "rank";
                /**
                 * @description Once: for each rank that is held, those below it too. Month: for the one held, monthly
                 * @enum {string}
                 */
                each: "once" | "month";
                rewards: {
                    rank: number;
                    reward: components["schemas"]["Gift"];
                }[];
            } | {
                /** @constant */
                trigger: "tournament";
                /**
                 * @description Turnover, the best win as a multiple of its stake, net win
                 * @enum {string}
                 */
                score: "turnover" | "multiple" | "win";
                /** @description Products that count; none named is all of them */
                products: string[];
                /** @description Mini games, sports, vendors or "vendor:game" that count; none is all of them */
                games: string[];
                /** @description Bets below it do not count */
                stakeMin: components["schemas"]["Won"];
                /**
                 * @description Whether members have to enter
                 * @enum {string}
                 */
                entry: "opt-in" | "automatic";
                /** @description How long after its end results of bets that were placed before are waited for */
                waitMinutes: number;
                prizes: components["schemas"]["TournamentPrize"][];
            };
        };
        PromotionFigure: {
            promotionId: string;
            title: string;
            /** @enum {string} */
            trigger: "coupon" | "attendance" | "roulette" | "sign-up" | "deposit" | "payback" | "mission" | "rank" | "tournament";
            grants: number;
            members: number;
            points: components["schemas"]["Won"];
            /** @description Without what members gave up */
            cash: components["schemas"]["Won"];
            /** @description What was won with free bets in the span */
            freeBets: components["schemas"]["Won"];
            /** @description Of its members, in the span */
            turnover: components["schemas"]["Won"];
            /** @description Tenths of a percent; null without turnover before */
            change: number | null;
            /** @description Of everybody who played and was given nothing of it */
            othersChange: number | null;
            /** @description Turnover above what everybody else’s change would have made of it */
            caused: string;
        };
        PromotionVersion: {
            version: number;
            document: components["schemas"]["PromotionDocument"];
            reason: string;
            /** Format: date-time */
            changedAt: string;
            changedByName: string;
        };
        RankChange: {
            memberId: string;
            loginId: string;
            nickname: string;
            /** @description The Korean day that was closed */
            day: string;
            /** @description 0 for none */
            fromRank: number;
            /** @description 0 for none */
            toRank: number;
            /** @description What was staked in the window */
            turnover: components["schemas"]["Won"];
        };
        RankLadder: {
            /** @description Whole Korean days that count together */
            windowDays: number;
            /** @description For how long a rank stays, whatever is staked */
            keptDays: number;
            /** @description Products that count; none named is all of them */
            products: ("sport" | "mini" | "casino" | "slot" | "fishing" | "esport" | "virtual")[];
            /** @description Lowest total odds, in thousandths */
            oddsMinimum: number;
            /** @description The lowest rank first; none: the site has no ranks */
            steps: components["schemas"]["RankStep"][];
        };
        RankStep: {
            texts: {
                ko: string;
                en: string;
                vi: string;
            };
            /** @description What has to be staked in the window */
            turnover: components["schemas"]["Won"];
        };
        RouletteSlot: {
            text: string;
            /** @description Its chance is this part of the sum of weights */
            weight: number;
            reward: {
                /** @enum {string} */
                kind: "points" | "cash" | "free-bet";
                amount: components["schemas"]["Won"];
                /** @description To be staked before a withdrawal; 0: nothing */
                turnoverPercent: number;
                /** @description Of a free bet: where it may be staked, how long */
                freeBet: components["schemas"]["FreeBetTerms"] | null;
            } | null;
        };
        RouletteSpin: {
            spinId: string;
            number: number;
            seedHash: string;
            /** Format: date-time */
            promisedAt: string;
            /** Format: date-time */
            spunAt: string;
            /** @description 32 bytes as hexadecimal text */
            seed: string;
            /** @description With the member's word, as it was drawn */
            name: string;
            word: string;
            /** @description The slot that was drawn, counted from 0 */
            slot: number;
            /** @description The wheel as it was */
            slots: components["schemas"]["RouletteSlot"][];
        };
        Tournament: {
            promotionId: string;
            title: string;
            note: string;
            /**
             * @description counting: no bet counts any more, results are waited for
             * @enum {string}
             */
            course: "coming" | "running" | "counting" | "finished";
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** @enum {string} */
            score: "turnover" | "multiple" | "win";
            /** @description None named is all of them */
            products: string[];
            /** @description None named is all of them */
            games: string[];
            stakeMin: components["schemas"]["Won"];
            /** @enum {string} */
            entry: "opt-in" | "automatic";
            isEntered: boolean;
            /** @description Members with a place */
            members: number;
            prizes: {
                fromPlace: number;
                toPlace: number;
                /** @enum {string} */
                kind: "points" | "cash" | "free-bet";
                amount: components["schemas"]["Won"];
                /** @description Of cash, what has to be staked before it may leave */
                turnoverPercent: number;
            }[];
        };
        TournamentPlace: {
            place: number;
            /** @description Masked */
            name: string;
            /** @description Won, or a multiple in thousandths */
            score: string;
            isOwn: boolean;
        };
        TournamentPrize: {
            fromPlace: number;
            toPlace: number;
            reward: components["schemas"]["Gift"];
        };
        TournamentStanding: {
            place: number;
            memberId: string;
            loginId: string;
            nickname: string;
            /** @description Won, or a multiple in thousandths */
            score: string;
            /**
             * Format: date-time
             * @description Of the same score the first one is ahead
             */
            reachedAt: string;
            /** @description In points or won; 0 without one */
            prize: components["schemas"]["Won"];
            /**
             * @description due: given when it is closed. given: what the wallet said is with the grants
             * @enum {string}
             */
            prizeState: "none" | "due" | "given" | "refused";
            refusal: string;
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
    promotion_list: {
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
                                promotionId: string;
                                /** @enum {string} */
                                trigger: "coupon" | "attendance" | "roulette" | "sign-up" | "deposit" | "payback" | "mission" | "rank" | "tournament";
                                title: string;
                                note: string;
                                /** Format: date-time */
                                startsAt: string;
                                endsAt: string | null;
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
    promotion_mine: {
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
                            list: components["schemas"]["OwnGrant"][];
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
    admin_promotion_list: {
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
                            list: components["schemas"]["Promotion"][];
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
    admin_promotion_get: {
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
                    promotionId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
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
                            promotion: components["schemas"]["Promotion"];
                            /** @description Login id of the partner its segment is below; else empty */
                            belowName: string;
                            versions: components["schemas"]["PromotionVersion"][];
                            /** @description The newest first */
                            changes: components["schemas"]["PromotionChange"][];
                            days: {
                                day: string;
                                grants: number;
                                amount: components["schemas"]["Won"];
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR001";
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
    admin_promotion_grants: {
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
                    /** Format: uuid */
                    promotionId: string;
                    /**
                     * @description Without it all of them
                     * @enum {string}
                     */
                    state?: "held" | "asked" | "given" | "refused";
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
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
                            list: {
                                grantId: string;
                                memberId: string;
                                loginId: string;
                                nickname: string;
                                version: number;
                                cause: string;
                                /** @enum {string} */
                                reward: "points" | "cash" | "free-bet";
                                amount: components["schemas"]["Won"];
                                turnoverRequired: components["schemas"]["Won"];
                                /** @enum {string} */
                                state: "held" | "asked" | "given" | "refused";
                                refusal: string;
                                /** @description Of a held one: login ids of others who logged in with its device */
                                sharedWith: string[];
                                /** Format: date-time */
                                askedAt: string;
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR001";
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
    admin_promotion_counts: {
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
                            held: number;
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
    admin_promotion_grants_review: {
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
                    grantId: string;
                    /** @enum {string} */
                    move: "approve" | "refuse";
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR002` You cannot be given anything at the moment. Please check your protection settings.
             *     - `PR013` Please enter a reason.
             *     - `PR014` This has been decided already.
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
                        resultCode?: "PR002" | "PR013" | "PR014" | "C999" | "NT99";
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
    admin_promotion_segment_partner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    memId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR016` There is no partner with this id.
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
                            memberId: string;
                            nickname: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR016";
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
    admin_promotion_weigh: {
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
                     * @description None of a new one
                     */
                    promotionId?: string;
                    added: components["schemas"]["Won"];
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
                            needsFourEyes: boolean;
                            aloneMax: components["schemas"]["Won"];
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
    admin_promotion_set: {
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
                    promotionId?: string;
                    /** @description Of what was read; 0 for a new one */
                    version: number;
                    document: components["schemas"]["PromotionDocument"];
                    /** @description Why */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR010` Another operator has changed this. Please load it again.
             *     - `PR011` The budget is below the {committed} won that are given or promised already.
             *     - `PR012` The trigger of a promotion cannot be changed.
             *     - `PR017` Dates and rules of a tournament that has begun cannot be changed.
             *     - `PR018` What is given by itself cannot be capped by network. Please leave that cap empty.
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
                            promotionId: string;
                            /** @enum {string} */
                            outcome: "approved" | "waiting";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR010" | "PR011" | "PR012" | "PR017" | "PR018" | "C999" | "NT99";
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
    admin_promotion_decide: {
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
                    changeId: string;
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
             *     - `PR013` Please enter a reason.
             *     - `PR014` This has been decided already.
             *     - `PR015` Another operator than the one who asked has to decide this.
             *     - `PR010` Another operator has changed this. Please load it again.
             *     - `PR011` The budget is below the {committed} won that are given or promised already.
             *     - `PR012` The trigger of a promotion cannot be changed.
             *     - `PR017` Dates and rules of a tournament that has begun cannot be changed.
             *     - `PR018` What is given by itself cannot be capped by network. Please leave that cap empty.
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
                        resultCode?: "PR013" | "PR014" | "PR015" | "PR010" | "PR011" | "PR012" | "PR017" | "PR018" | "C999" | "NT99";
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
    admin_promotion_switch: {
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
                    promotionId: string;
                    /** @enum {string} */
                    state: "running" | "stopped";
                    /** @description Why */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
             *     - `PR004` This promotion is not running now.
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
                        resultCode?: "PR001" | "PR004" | "C999" | "NT99";
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
    promotion_deposit_offers: {
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
                            list: components["schemas"]["DepositOffer"][];
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
    promotion_deposit_chosen: {
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
                                requestId: string;
                                title: string;
                                deposit: components["schemas"]["Won"];
                                amount: components["schemas"]["Won"];
                                /**
                                 * @description held: an operator looks at it first
                                 * @enum {string}
                                 */
                                state: "promised" | "held" | "given" | "dropped" | "declined";
                                /** @description Why it was declined; else empty */
                                reason: string;
                                /** Format: date-time */
                                askedAt: string;
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
    promotion_payback_statement: {
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
                            list: components["schemas"]["PaybackLine"][];
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
    admin_promotion_payback_runs: {
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
                    /** Format: uuid */
                    promotionId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
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
                            list: components["schemas"]["PaybackRun"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR001";
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
    admin_promotion_payback_parked: {
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
                    /** Format: uuid */
                    promotionId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
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
                            list: components["schemas"]["ParkedPayback"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR001";
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
    admin_promotion_payback_release: {
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
                    promotionId: string;
                    /** Format: date */
                    firstDay: string;
                    /** Format: uuid */
                    memberId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
             *     - `PR014` This has been decided already.
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
                        resultCode?: "PR001" | "PR014" | "C999" | "NT99";
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
    promotion_mission_list: {
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
                            list: components["schemas"]["Mission"][];
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
    promotion_mission_claim: {
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
                    promotionId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `MI001` The mission is not done yet.
             *     - `MI002` You have had the reward of this mission.
             *     - `PR001` There is no such promotion.
             *     - `PR002` You cannot be given anything at the moment. Please check your protection settings.
             *     - `PR003` This promotion is not meant for your account.
             *     - `PR004` This promotion is not running now.
             *     - `PR005` You have had this as often as it is given.
             *     - `PR006` Everything that was set aside has been given away.
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
                            grantId: string;
                            /** @enum {string} */
                            reward: "points" | "cash" | "free-bet";
                            amount: components["schemas"]["Won"];
                            /** @description An operator looks at it before it is given */
                            isHeld: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "MI001" | "MI002" | "PR001" | "PR002" | "PR003" | "PR004" | "PR005" | "PR006" | "C999" | "NT99";
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
    promotion_rank_own: {
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
                            /** @description 0 for none */
                            rank: number;
                            /** @description The Korean day it was reached */
                            since: string | null;
                            /** @description The last Korean day it is kept, whatever is staked */
                            keptUntil: string | null;
                            /** @description What was staked in the window so far, this day with it */
                            turnover: components["schemas"]["Won"];
                            windowDays: number;
                            keptDays: number;
                            /** @description None named is all of them */
                            products: ("sport" | "mini" | "casino" | "slot" | "fishing" | "esport" | "virtual")[];
                            oddsMinimum: number;
                            /** @description The lowest first; none: the site has no ranks */
                            list: components["schemas"]["OwnRankStep"][];
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
    promotion_rank_history: {
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
                            list: components["schemas"]["OwnRankChange"][];
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
    admin_promotion_ladder_get: {
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
                            /** @description 0: the site has no ranks */
                            version: number;
                            ladder: components["schemas"]["RankLadder"];
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
    admin_promotion_ladder_set: {
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
                    /** @description 0: the site has no ranks */
                    version: number;
                    ladder: components["schemas"]["RankLadder"];
                    /** @description Why */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR010` Another operator has changed this. Please load it again.
             *     - `PR019` A change is already waiting for approval. It has to be approved or refused first.
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
                            /** @description 0: the site has no ranks */
                            version: number;
                            ladder: components["schemas"]["RankLadder"];
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
                        resultCode?: "PR010" | "PR019" | "C999" | "NT99";
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
    admin_promotion_ladder_versions: {
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
                            list: components["schemas"]["LadderVersion"][];
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
    admin_promotion_ladder_requests: {
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
                            list: components["schemas"]["LadderRequest"][];
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
    admin_promotion_ladder_decide: {
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
             *     - `PR013` Please enter a reason.
             *     - `PR014` This has been decided already.
             *     - `PR015` Another operator than the one who asked has to decide this.
             *     - `PR010` Another operator has changed this. Please load it again.
             *     - `PR019` A change is already waiting for approval. It has to be approved or refused first.
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
                        resultCode?: "PR013" | "PR014" | "PR015" | "PR010" | "PR019" | "C999" | "NT99";
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
    admin_promotion_rank_standing: {
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
                            /** @description Null where no day was closed yet */
                            closedDay: string | null;
                            list: {
                                rank: number;
                                members: number;
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
    admin_promotion_rank_changes: {
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
                    /** Format: uuid */
                    memberId?: string;
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
                            list: components["schemas"]["RankChange"][];
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
    coupon_list: {
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
                    state?: "open" | "used" | "expired" | "revoked";
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
                            list: components["schemas"]["Coupon"][];
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
    coupon_use: {
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
                    code: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `CP001` Please check the coupon code.
             *     - `CP002` This coupon has been used.
             *     - `CP003` This coupon has expired.
             *     - `CP004` This coupon was revoked.
             *     - `PR002` You cannot be given anything at the moment. Please check your protection settings.
             *     - `PR003` This promotion is not meant for your account.
             *     - `PR004` This promotion is not running now.
             *     - `PR005` You have had this as often as it is given.
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
                            grantId: string;
                            /** @enum {string} */
                            reward: "points" | "cash" | "free-bet";
                            amount: components["schemas"]["Won"];
                            turnoverRequired: components["schemas"]["Won"];
                            /** @description An operator looks at it before it is given */
                            isHeld: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "CP001" | "CP002" | "CP003" | "CP004" | "PR002" | "PR003" | "PR004" | "PR005" | "C999" | "NT99";
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
    coupon_gift: {
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
                    couponId: string;
                    memId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `CP001` Please check the coupon code.
             *     - `CP002` This coupon has been used.
             *     - `CP003` This coupon has expired.
             *     - `CP004` This coupon was revoked.
             *     - `CP005` This coupon cannot be given away.
             *     - `CP006` This member cannot receive a coupon. Please check the id.
             *     - `PR002` You cannot be given anything at the moment. Please check your protection settings.
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
                            /** @description Whose it is now */
                            nickname: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "CP001" | "CP002" | "CP003" | "CP004" | "CP005" | "CP006" | "PR002" | "C999" | "NT99";
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
    coupon_gifts: {
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
                                couponId: string;
                                title: string;
                                /** @enum {string} */
                                reward: "points" | "cash" | "free-bet";
                                amount: components["schemas"]["Won"];
                                isSent: boolean;
                                /** @description Of the other member */
                                nickname: string;
                                /** Format: date-time */
                                giftedAt: string;
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
    admin_promotion_coupon_batches: {
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
                    /** Format: uuid */
                    promotionId?: string;
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
                            list: components["schemas"]["CouponBatch"][];
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
    admin_promotion_coupon_codes: {
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
                    batchId: string;
                    /** @default 0 */
                    after?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `CP001` Please check the coupon code.
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
                            list: {
                                couponId: string;
                                place: number;
                                code: string;
                                /** @description Whose it is; empty while it is nobody’s */
                                loginId: string;
                                uses: number;
                                usesMax: number;
                                isRevoked: boolean;
                            }[];
                            isLast: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "CP001";
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
    admin_promotion_coupon_issue: {
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
                    promotionId: string;
                    /** @enum {string} */
                    kind: "single" | "batch" | "open";
                    name: string;
                    /**
                     * @description single: one coupon for each
                     * @default []
                     */
                    memIds?: string[];
                    /**
                     * @description batch: codes; open: how many members may use the one code
                     * @default 1
                     */
                    count?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
             *     - `PR004` This promotion is not running now.
             *     - `PR006` Everything that was set aside has been given away.
             *     - `CP007` There are ids of no member: {ids}
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
                            batch: components["schemas"]["CouponBatch"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR001" | "PR004" | "PR006" | "CP007" | "C999" | "NT99";
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
    admin_promotion_coupon_revoke: {
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
                    batchId: string;
                    /** Format: uuid */
                    couponId?: string;
                    /** @description Why */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `CP001` Please check the coupon code.
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
                            /** @description How many were revoked now */
                            coupons: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "CP001" | "C999" | "NT99";
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
    promotion_attendance_sheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description yyyy-MM */
                    month?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR004` This promotion is not running now.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["AttendanceSheet"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR004";
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
    promotion_attendance_stamp: {
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
             *     - `AT001` That day is stamped already.
             *     - `PR002` You cannot be given anything at the moment. Please check your protection settings.
             *     - `PR003` This promotion is not meant for your account.
             *     - `PR004` This promotion is not running now.
             *     - `PR005` You have had this as often as it is given.
             *     - `PR006` Everything that was set aside has been given away.
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
                            /** @description The daily reward first; without what an operator looks at before it is given */
                            given: {
                                /** @enum {string} */
                                kind: "points" | "cash" | "free-bet";
                                amount: components["schemas"]["Won"];
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "AT001" | "PR002" | "PR003" | "PR004" | "PR005" | "PR006" | "C999" | "NT99";
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
    promotion_attendance_makeUp: {
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
                    /** Format: date */
                    day: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `AT001` That day is stamped already.
             *     - `PR002` You cannot be given anything at the moment. Please check your protection settings.
             *     - `PR003` This promotion is not meant for your account.
             *     - `PR004` This promotion is not running now.
             *     - `PR005` You have had this as often as it is given.
             *     - `PR006` Everything that was set aside has been given away.
             *     - `C999` This request was already made with different contents.
             *     - `AT002` That day cannot be made up.
             *     - `AT003` You have used all make-ups of this month.
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
                            /** @description The daily reward first; without what an operator looks at before it is given */
                            given: {
                                /** @enum {string} */
                                kind: "points" | "cash" | "free-bet";
                                amount: components["schemas"]["Won"];
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "AT001" | "PR002" | "PR003" | "PR004" | "PR005" | "PR006" | "C999" | "AT002" | "AT003" | "NT99";
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
    promotion_roulette_wheel: {
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
            /**
             * @description Done, or refused:
             *
             *     - `PR004` This promotion is not running now.
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
                            promotionId: string;
                            version: number;
                            title: string;
                            note: string;
                            slots: components["schemas"]["RouletteSlot"][];
                            spinsPerDay: number;
                            /** @description Of today, in Korea */
                            spinsLeft: number;
                            next: {
                                number: number;
                                /** @description What the draw is made of, besides the seed and the word */
                                name: string;
                                /** @description SHA-256 of the seed, known before the spin */
                                seedHash: string;
                            };
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR004";
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
    promotion_roulette_spin: {
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
                    promotionId: string;
                    /** @description Of the wheel that was shown */
                    version: number;
                    number: number;
                    /**
                     * @description The member's own part of the draw
                     * @default
                     */
                    word?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `RT001` You have used all your spins of today.
             *     - `RT002` The wheel has changed. Please load it again.
             *     - `PR001` There is no such promotion.
             *     - `PR002` You cannot be given anything at the moment. Please check your protection settings.
             *     - `PR003` This promotion is not meant for your account.
             *     - `PR004` This promotion is not running now.
             *     - `PR005` You have had this as often as it is given.
             *     - `PR006` Everything that was set aside has been given away.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["RouletteSpin"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "RT001" | "RT002" | "PR001" | "PR002" | "PR003" | "PR004" | "PR005" | "PR006";
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
    promotion_roulette_proof: {
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
                    spinId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `RT003` There is no such spin.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["RouletteSpin"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "RT003";
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
    promotion_roulette_spins: {
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
                            list: components["schemas"]["RouletteSpin"][];
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
    promotion_tournament_list: {
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
                            list: components["schemas"]["Tournament"][];
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
    promotion_tournament_get: {
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
                    promotionId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
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
                            tournament: components["schemas"]["Tournament"];
                            /** @description Of the ranking; a lower one is older */
                            revision: string;
                            first: components["schemas"]["TournamentPlace"][];
                            own: {
                                /** @description Null without a place */
                                place: number | null;
                                /** @description Won, or a multiple in thousandths */
                                score: string;
                            };
                            /** @description Once it is finished */
                            prize: {
                                /** @enum {string} */
                                kind: "points" | "cash" | "free-bet";
                                amount: components["schemas"]["Won"];
                                /**
                                 * @description held: an operator looks at it first
                                 * @enum {string}
                                 */
                                state: "held" | "asked" | "given" | "refused";
                            } | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR001";
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
    promotion_tournament_enter: {
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
                    promotionId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
             *     - `PR002` You cannot be given anything at the moment. Please check your protection settings.
             *     - `PR003` This promotion is not meant for your account.
             *     - `PR004` This promotion is not running now.
             *     - `TN001` Everybody takes part in this tournament; there is nothing to enter.
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
                        resultCode?: "PR001" | "PR002" | "PR003" | "PR004" | "TN001" | "C999" | "NT99";
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
    promotion_tournament_watch: {
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
                    promotionId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
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
                            /** Format: date-time */
                            until: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR001";
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
    admin_promotion_tournament_standings: {
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
                    /** Format: uuid */
                    promotionId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
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
                            list: components["schemas"]["TournamentStanding"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @enum {string} */
                            course: "coming" | "running" | "counting" | "finished";
                            /**
                             * Format: date-time
                             * @description When results are waited for no longer
                             */
                            closesAt: string;
                            /** @description When the last prize was decided */
                            closedAt: string | null;
                            /** @description What all prizes come to */
                            prizes: components["schemas"]["Won"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PR001";
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
    admin_promotion_tournament_close: {
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
                    promotionId: string;
                    /** @description Why */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PR001` There is no such promotion.
             *     - `TN002` Only a tournament that waits for results can be closed.
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
                        resultCode?: "PR001" | "TN002" | "C999" | "NT99";
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
    admin_promotion_figures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** Format: date */
                    startDate: string;
                    /** Format: date */
                    endDate: string;
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
                            /** @description The costliest first */
                            list: components["schemas"]["PromotionFigure"][];
                            days: components["schemas"]["PromotionCostDay"][];
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
    admin_promotion_simulate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    document: components["schemas"]["PromotionDocument"];
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
                            /** @description False for coupons and deposits: nothing is there to go by */
                            isKnown: boolean;
                            firstDay: string;
                            lastDay: string;
                            grants: number;
                            /** @description Points and won */
                            amount: components["schemas"]["Won"];
                            /** @description When budget or number would have been used up */
                            usedUpOn: string | null;
                            days: {
                                day: string;
                                grants: number;
                                amount: components["schemas"]["Won"];
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
    admin_promotion_reconciliation_list: {
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
                            list: components["schemas"]["GrantMismatch"][];
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
    admin_promotion_reconciliation_close: {
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
                    /** @description Why */
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
    admin_audit_promotion_list: {
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
    admin_audit_promotion_export: {
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
    admin_audit_promotion_verify: {
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
