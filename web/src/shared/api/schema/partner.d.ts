// Generated from the service's OpenAPI document by npm run generate.

export interface paths {
    "/api/admin/partner/policy/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What partners of each tier may move, and what categories hold
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_policy_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/policy/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets them, or asks a second operator to let one do more alone
         * @description An operator with the permission partners.manage.
         */
        post: operations["admin_partner_policy_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/policy/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The policies the site has had, the newest first: who set each, and why
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_policy_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/policy/requests": {
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
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_policy_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/policy/decide": {
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
         * @description An operator with the permission partners.manage.
         */
        post: operations["admin_partner_policy_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Partners and members right below a partner, with how many stand below each: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_children"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Partners and members right below a partner, with how many stand below each: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_children"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All members of a subtree: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All members of a subtree: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who the caller is among partners, and whom they stand below
         * @description A logged-in member.
         */
        post: operations["partner_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves somebody with everybody below to another partner, or asks a second operator for it
         * @description An operator with the permission partners.manage.
         */
        post: operations["admin_partner_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/move/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A second operator agrees to a move or refuses it; who asked may take it back
         * @description An operator with the permission partners.manage.
         */
        post: operations["admin_partner_move_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves of the site, the newest first
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspends a partner with all partners below, or lifts it
         * @description An operator with the permission partners.manage.
         */
        post: operations["admin_partner_suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/terms/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a partner is settled, and whether it may move money
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_terms_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets how a partner is settled, and asks a second operator to let it move money
         * @description An operator with the permission partners.manage.
         */
        post: operations["admin_partner_terms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/terms/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Partners that an operator asked to let move money, the newest first
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_terms_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/terms/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A second operator lets a partner move money, or refuses; who asked may take it back
         * @description An operator with the permission partners.manage.
         */
        post: operations["admin_partner_terms_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens what a partner sees, to be read; who looked at whom is in the audit log
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/external/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A signed link to the external back office, for one use by one browser within a minute
         * @description A logged-in member.
         */
        post: operations["partner_external_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/rates/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rates of somebody, with the ceiling of the parent and the floor of the children: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_rates_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/rates/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rates of somebody, with the ceiling of the parent and the floor of the children: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_rates_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/rates/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What stands against rates, and what they would have meant for the last 30 days: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_rates_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/rates/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What stands against rates, and what they would have meant for the last 30 days: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_rates_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/rates/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All rates somebody had on days that the caller sees, the newest first, and who set each: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_rates_history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/rates/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All rates somebody had on days that the caller sees, the newest first, and who set each: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_rates_history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/rates/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets rates of a partner or member right below the caller, from now on
         * @description A logged-in member.
         */
        post: operations["partner_rates_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/rates/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets rates of anybody, or asks a second operator where they promise too much for one
         * @description An operator with the permission partners.manage.
         */
        post: operations["admin_partner_rates_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/rates/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rates that a second operator was asked for, the newest first
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_rates_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/rates/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A second operator agrees to rates or refuses them; who asked may take them back
         * @description An operator with the permission partners.manage.
         */
        post: operations["admin_partner_rates_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What categories hold by what is published of their games: it goes before the policy
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_holds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Why a bet earned what it did: the chain, the rates, their dates and the arithmetic: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_why"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Why a bet earned what it did: the chain, the rates, their dates and the arithmetic: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_why"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a partner was settled for, by the last day of each period: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_settlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a partner was settled for, by the last day of each period: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_settlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a settlement is made of, and as a file: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_statement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a settlement is made of, and as a file: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_statement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/statement/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same as PDF, in the language of the call: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_statement_pdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/statement/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same as PDF, in the language of the call: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_statement_pdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Periods of the site, the newest first
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_periods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/periods/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a period would come to, beside the one before
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_periods_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/periods/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freezes the days of a period, of a cycle or of one partner; it is settled then
         * @description An operator with the permission partners.settle.
         */
        post: operations["admin_partner_periods_freeze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/periods/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves the payments of a period, or asks a second operator
         * @description An operator with the permission partners.settle.
         */
        post: operations["admin_partner_periods_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/periods/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A second operator agrees to payments or refuses them; who asked may take it back
         * @description An operator with the permission partners.settle.
         */
        post: operations["admin_partner_periods_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/periods/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a paid commission back by a counter-entry
         * @description An operator with the permission partners.settle.
         */
        post: operations["admin_partner_periods_reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/transfer/give": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives money to somebody below
         * @description A logged-in member.
         */
        post: operations["partner_transfer_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/transfer/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes money back from somebody below, as far as there is cash
         * @description A logged-in member.
         */
        post: operations["partner_transfer_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/transfer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Money that was given and taken back, the newest first: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_transfer_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/transfer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Money that was given and taken back, the newest first: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_transfer_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/report/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a subtree did in some days, and what its partner earned: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_report_totals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/report/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a subtree did in some days, and what its partner earned: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_report_totals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/report/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same by day, category, partner right below or member: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_report_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/report/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same by day, category, partner right below or member: of the site
         * @description An operator with the permission partners.read.
         */
        post: operations["admin_partner_report_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/report/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report for a file, a page after a key: of the caller’s subtree
         * @description A logged-in member.
         */
        post: operations["partner_report_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/report/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report for a file, a page after a key: of the site; who took it is kept in the audit
         * @description An operator with the permission data.export.
         */
        post: operations["admin_partner_report_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has what the caller’s day comes to published to the caller for two minutes
         * @description A logged-in member.
         */
        post: operations["partner_watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/reconciliation/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What was compared with what, the newest runs first
         * @description An operator of the platform with the permission reconciliation.read.
         */
        post: operations["admin_partner_reconciliation_runs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/reconciliation/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compares accruals, sums of days, settlements, the ledger, bets and rounds now
         * @description An operator of the platform with the permission reconciliation.read.
         */
        post: operations["admin_partner_reconciliation_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/reconciliation/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where two sides do not agree, or did not
         * @description An operator of the platform with the permission reconciliation.read.
         */
        post: operations["admin_partner_reconciliation_differences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner/reconciliation/close": {
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
         * @description An operator of the platform with the permission partners.settle.
         */
        post: operations["admin_partner_reconciliation_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/partner/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in partner, newest first
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_partner_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/partner/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in partner, newest first, for a file
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_partner_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/partner/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the audit log of partner is whole
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_partner_verify"];
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
        AccrualVersion: {
            version: number;
            /** Format: date-time */
            settledAt: string;
            /** @description The Korean day it is counted on */
            day: string;
            category: string;
            turnover: components["schemas"]["Won"];
            stake: components["schemas"]["Won"];
            returned: components["schemas"]["Won"];
            /** @description It changed what a frozen day was paid for */
            isCorrection: boolean;
            totalRate: string;
            /** @description What all of the chain got */
            total: components["schemas"]["Won"];
            /** @description From the caller’s own tier down */
            shares: {
                person: components["schemas"]["Person"];
                /** @description Percent: what was set */
                rate: string;
                /** @description Percent: what the next active tier below had, or the member */
                below: string;
                /** @description Percent: what is kept of it */
                effective: string;
                /** @description Won with six decimals, before it was floored */
                exact: string;
                amount: components["schemas"]["Won"];
                /** @description From when on the rate counts; null where none was set */
                since: string | null;
            }[];
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
        PageInfo: {
            page: number;
            count_per_list: number;
            tatal_list_count: number;
        };
        PartnerDifference: {
            differenceId: string;
            /**
             * @description shares: of a bet; lines: a chain’s day and its accruals; partner-days, member-days: what they come to and the lines; payments: settlements in the ledger; commission: rows of it; bets: as in betting; rounds: as in the games gateway
             * @enum {string}
             */
            check: "shares" | "lines" | "partner-days" | "member-days" | "payments" | "commission" | "bets" | "rounds";
            siteId: string;
            subject: string;
            /**
             * @description differs: other figures; missing: not in the ledger; refused: the ledger refused it; unnoted: decided there and not known here; unknown: nobody here asked for it, or nobody settled what is counted here; uncounted: settled and not counted here
             * @enum {string}
             */
            fault: "differs" | "missing" | "refused" | "unnoted" | "unknown" | "uncounted";
            /** @enum {string} */
            figure: "rolling" | "turnover" | "stake" | "returned" | "bets" | "amount";
            expected: components["schemas"]["SignedWon"] | null;
            found: components["schemas"]["SignedWon"] | null;
            day: string | null;
            category: ("casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash") | null;
            memberId: string | null;
            /** Format: date-time */
            seenAt: string;
            resolvedAt: string | null;
            /** @description Why an operator closed it */
            closedReason: string | null;
        };
        PartnerPolicyRequest: {
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
            policy: {
                transferLimits: {
                    /** @enum {number} */
                    tier: 1 | 2 | 3 | 4 | 5;
                    amountMin: components["schemas"]["Won"];
                    amountMax: components["schemas"]["Won"];
                    /** @description Of one Korean day, giving and taking back together */
                    dayMax: components["schemas"]["Won"];
                }[];
                membersGive: boolean;
                /** @default false */
                transfersNeedCode: boolean;
                holds: {
                    /** @enum {string} */
                    category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder";
                    /** @description Millionths of the turnover */
                    holdPpm: number;
                }[];
                /** @description Bets on mini games below it earn no rolling */
                rollingStakeMin: components["schemas"]["Won"];
                excludedGames: string[];
                testLogins: string[];
                moveAloneMax: number;
                approveAloneMax: components["schemas"]["Won"];
                /**
                 * @description Millionths of losing or cash; a rise above it takes a second operator
                 * @default 500000
                 */
                shareAlonePpm: number;
            };
            /** @description The fields that let one operator do more */
            loosens: string[];
            /** @description The settings have changed since: it cannot be approved */
            isStale: boolean;
        };
        PartnerPolicyVersion: {
            version: number;
            policy: {
                transferLimits: {
                    /** @enum {number} */
                    tier: 1 | 2 | 3 | 4 | 5;
                    amountMin: components["schemas"]["Won"];
                    amountMax: components["schemas"]["Won"];
                    /** @description Of one Korean day, giving and taking back together */
                    dayMax: components["schemas"]["Won"];
                }[];
                membersGive: boolean;
                /** @default false */
                transfersNeedCode: boolean;
                holds: {
                    /** @enum {string} */
                    category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder";
                    /** @description Millionths of the turnover */
                    holdPpm: number;
                }[];
                /** @description Bets on mini games below it earn no rolling */
                rollingStakeMin: components["schemas"]["Won"];
                excludedGames: string[];
                testLogins: string[];
                moveAloneMax: number;
                approveAloneMax: components["schemas"]["Won"];
                /**
                 * @description Millionths of losing or cash; a rise above it takes a second operator
                 * @default 500000
                 */
                shareAlonePpm: number;
            };
            /** @description What it replaced */
            before: {
                transferLimits: {
                    /** @enum {number} */
                    tier: 1 | 2 | 3 | 4 | 5;
                    amountMin: components["schemas"]["Won"];
                    amountMax: components["schemas"]["Won"];
                    /** @description Of one Korean day, giving and taking back together */
                    dayMax: components["schemas"]["Won"];
                }[];
                membersGive: boolean;
                /** @default false */
                transfersNeedCode: boolean;
                holds: {
                    /** @enum {string} */
                    category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder";
                    /** @description Millionths of the turnover */
                    holdPpm: number;
                }[];
                /** @description Bets on mini games below it earn no rolling */
                rollingStakeMin: components["schemas"]["Won"];
                excludedGames: string[];
                testLogins: string[];
                moveAloneMax: number;
                approveAloneMax: components["schemas"]["Won"];
                /**
                 * @description Millionths of losing or cash; a rise above it takes a second operator
                 * @default 500000
                 */
                shareAlonePpm: number;
            };
            /** Format: date-time */
            changedAt: string;
            /** @description Operator */
            changedBy: string;
            reason: string;
            /** @description Login id of who approved what it loosened; null where one operator did it alone */
            approvedBy: string | null;
        };
        PartnerReconciliationRun: {
            runId: string;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            endedAt: string;
            parts: {
                /** @enum {string} */
                comparison: "accruals" | "payments" | "commission" | "turnover" | "rounds" | "counted";
                looked: number;
                found: number;
                /** @enum {string} */
                problem: "" | "unanswered" | "behind" | "failed";
            }[];
        };
        PartnerSettlement: {
            settlementId: string;
            holder: components["schemas"]["Person"];
            /** @enum {string} */
            kind: "rolling" | "losing" | "cash-share" | "self-rolling";
            fromDay: string;
            untilDay: string;
            /** @description Corrections included */
            earned: components["schemas"]["SignedWon"];
            /** @description What corrections of earlier periods are of it */
            corrected: components["schemas"]["SignedWon"];
            cut: components["schemas"]["Won"];
            fee: components["schemas"]["Won"];
            carriedIn: components["schemas"]["SignedWon"];
            carriedOut: components["schemas"]["SignedWon"];
            payable: components["schemas"]["Won"];
            /** @enum {string} */
            state: "open" | "paying" | "paid" | "refused" | "reversing" | "reversed";
            /** @description The code of the wallet, where it refused */
            refusal: string;
            paidAt: string | null;
        };
        PartnerTotals: {
            bets: number;
            turnover: components["schemas"]["SignedWon"];
            stake: components["schemas"]["SignedWon"];
            returned: components["schemas"]["SignedWon"];
            /** @description Stakes less what came back */
            ggr: components["schemas"]["SignedWon"];
            /** @description The partner’s own, or the member’s */
            rolling: components["schemas"]["SignedWon"];
            /** @description The partner’s own share, before a period is settled */
            losing: components["schemas"]["SignedWon"];
            /** @description By members, with what partners and members of other lines gave them */
            deposited: components["schemas"]["SignedWon"];
            /** @description By members, with what partners took of them and other lines were given */
            withdrawn: components["schemas"]["SignedWon"];
            /** @description By the partner itself, to partners as well */
            given: components["schemas"]["SignedWon"];
            /** @description By the partner itself, from partners as well */
            taken: components["schemas"]["SignedWon"];
        };
        PasskeyProof: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                userHandle?: string;
            };
        };
        /** @description Percent with at most four decimals */
        Percent: string;
        Person: {
            memberId: string;
            loginId: string;
            nickname: string;
            /** @description 0 for who is no partner */
            tier: number;
            suspended: boolean;
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
    admin_partner_policy_get: {
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
                            policy: {
                                transferLimits: {
                                    /** @enum {number} */
                                    tier: 1 | 2 | 3 | 4 | 5;
                                    amountMin: components["schemas"]["Won"];
                                    amountMax: components["schemas"]["Won"];
                                    /** @description Of one Korean day, giving and taking back together */
                                    dayMax: components["schemas"]["Won"];
                                }[];
                                membersGive: boolean;
                                /** @default false */
                                transfersNeedCode: boolean;
                                holds: {
                                    /** @enum {string} */
                                    category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder";
                                    /** @description Millionths of the turnover */
                                    holdPpm: number;
                                }[];
                                /** @description Bets on mini games below it earn no rolling */
                                rollingStakeMin: components["schemas"]["Won"];
                                excludedGames: string[];
                                testLogins: string[];
                                moveAloneMax: number;
                                approveAloneMax: components["schemas"]["Won"];
                                /**
                                 * @description Millionths of losing or cash; a rise above it takes a second operator
                                 * @default 500000
                                 */
                                shareAlonePpm: number;
                            };
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
    admin_partner_policy_set: {
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
                    policy: {
                        transferLimits: {
                            /** @enum {number} */
                            tier: 1 | 2 | 3 | 4 | 5;
                            amountMin: components["schemas"]["Won"];
                            amountMax: components["schemas"]["Won"];
                            /** @description Of one Korean day, giving and taking back together */
                            dayMax: components["schemas"]["Won"];
                        }[];
                        membersGive: boolean;
                        /** @default false */
                        transfersNeedCode?: boolean;
                        holds: {
                            /** @enum {string} */
                            category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder";
                            /** @description Millionths of the turnover */
                            holdPpm: number;
                        }[];
                        /** @description Bets on mini games below it earn no rolling */
                        rollingStakeMin: components["schemas"]["Won"];
                        excludedGames: string[];
                        testLogins: string[];
                        moveAloneMax: number;
                        approveAloneMax: components["schemas"]["Won"];
                        /**
                         * @description Millionths of losing or cash; a rise above it takes a second operator
                         * @default 500000
                         */
                        shareAlonePpm?: number;
                    };
                    /** @description Why it is changed */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT001` Another operator has changed the settings. Please load them again.
             *     - `PT002` These limits contradict each other.
             *     - `PT006` A change is already waiting for approval. It has to be approved or refused first.
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
                            policy: {
                                transferLimits: {
                                    /** @enum {number} */
                                    tier: 1 | 2 | 3 | 4 | 5;
                                    amountMin: components["schemas"]["Won"];
                                    amountMax: components["schemas"]["Won"];
                                    /** @description Of one Korean day, giving and taking back together */
                                    dayMax: components["schemas"]["Won"];
                                }[];
                                membersGive: boolean;
                                /** @default false */
                                transfersNeedCode: boolean;
                                holds: {
                                    /** @enum {string} */
                                    category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder";
                                    /** @description Millionths of the turnover */
                                    holdPpm: number;
                                }[];
                                /** @description Bets on mini games below it earn no rolling */
                                rollingStakeMin: components["schemas"]["Won"];
                                excludedGames: string[];
                                testLogins: string[];
                                moveAloneMax: number;
                                approveAloneMax: components["schemas"]["Won"];
                                /**
                                 * @description Millionths of losing or cash; a rise above it takes a second operator
                                 * @default 500000
                                 */
                                shareAlonePpm: number;
                            };
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
                        resultCode?: "PT001" | "PT002" | "PT006" | "C999" | "NT99";
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
    admin_partner_policy_versions: {
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
                            list: components["schemas"]["PartnerPolicyVersion"][];
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
    admin_partner_policy_requests: {
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
                            list: components["schemas"]["PartnerPolicyRequest"][];
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
    admin_partner_policy_decide: {
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
             *     - `PT003` Please enter a reason.
             *     - `PT004` This has been decided already.
             *     - `PT005` Another operator than the one who asked has to decide this.
             *     - `PT001` Another operator has changed the settings. Please load them again.
             *     - `PT002` These limits contradict each other.
             *     - `PT006` A change is already waiting for approval. It has to be approved or refused first.
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
                        resultCode?: "PT003" | "PT004" | "PT005" | "PT001" | "PT002" | "PT006" | "C999" | "NT99";
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
    partner_children: {
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
                    partnerId?: string;
                    /**
                     * @description Begins a login id or nickname
                     * @default
                     */
                    search?: string;
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
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
                                memberId: string;
                                loginId: string;
                                nickname: string;
                                /** @description 0 for who is no partner */
                                tier: number;
                                suspended: boolean;
                                partners: number;
                                members: number;
                                mayTransfer: boolean;
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description From the top of what the caller sees down */
                            path: components["schemas"]["Person"][];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102";
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
    admin_partner_children: {
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
                    partnerId?: string;
                    /**
                     * @description Begins a login id or nickname
                     * @default
                     */
                    search?: string;
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
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
                                memberId: string;
                                loginId: string;
                                nickname: string;
                                /** @description 0 for who is no partner */
                                tier: number;
                                suspended: boolean;
                                partners: number;
                                members: number;
                                mayTransfer: boolean;
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description From the top of what the caller sees down */
                            path: components["schemas"]["Person"][];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102";
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
    partner_members: {
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
                    partnerId?: string;
                    /**
                     * @description Begins a login id or nickname
                     * @default
                     */
                    search?: string;
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
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
                                memberId: string;
                                loginId: string;
                                nickname: string;
                                /** @description 0 for who is no partner */
                                tier: number;
                                suspended: boolean;
                                parent: components["schemas"]["Person"];
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102";
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
    admin_partner_members: {
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
                    partnerId?: string;
                    /**
                     * @description Begins a login id or nickname
                     * @default
                     */
                    search?: string;
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
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
                                memberId: string;
                                loginId: string;
                                nickname: string;
                                /** @description 0 for who is no partner */
                                tier: number;
                                suspended: boolean;
                                parent: components["schemas"]["Person"];
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102";
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
    partner_status: {
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
                            memberId: string;
                            loginId: string;
                            nickname: string;
                            /** @description 0 for who is no partner */
                            tier: number;
                            suspended: boolean;
                            isPartner: boolean;
                            mayTransfer: boolean;
                            /** @description Members of the site may give each other money */
                            membersGive: boolean;
                            parent: components["schemas"]["Person"] | null;
                            below: {
                                partners: number;
                                members: number;
                            };
                            /** @description Where partners enter the external back office; null where there is none */
                            externalUrl: string | null;
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
    admin_partner_move: {
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
                    /** Format: uuid */
                    newParentId: string;
                    /**
                     * Format: date-time
                     * @description Now when absent
                     */
                    effectiveFrom?: string;
                    /** @description Why; operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
             *     - `PT103` Nobody can be moved below themselves.
             *     - `PT104` The new parent has to be of a higher tier.
             *     - `PT105` This is where they stand already.
             *     - `PT106` A move cannot lie in the past.
             *     - `PT108` Another move of them is waiting for its day. Please try again after it.
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
                            moveId: string;
                            /** @enum {string} */
                            status: "approved" | "waiting";
                            size: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102" | "PT103" | "PT104" | "PT105" | "PT106" | "PT108" | "C999" | "NT99";
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
    admin_partner_move_decide: {
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
                    moveId: string;
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
             *     - `PT003` Please enter a reason.
             *     - `PT004` This has been decided already.
             *     - `PT005` Another operator than the one who asked has to decide this.
             *     - `PT102` This is nobody of your own network.
             *     - `PT103` Nobody can be moved below themselves.
             *     - `PT104` The new parent has to be of a higher tier.
             *     - `PT105` This is where they stand already.
             *     - `PT106` A move cannot lie in the past.
             *     - `PT108` Another move of them is waiting for its day. Please try again after it.
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
                        resultCode?: "PT003" | "PT004" | "PT005" | "PT102" | "PT103" | "PT104" | "PT105" | "PT106" | "PT108" | "C999" | "NT99";
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
    admin_partner_moves: {
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
                                moveId: string;
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
                                subject: components["schemas"]["Person"];
                                newParent: components["schemas"]["Person"];
                                /** Format: date-time */
                                effectiveFrom: string;
                                /** @description How many move */
                                size: number;
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
    admin_partner_suspend: {
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
                    partnerId: string;
                    suspended: boolean;
                    /** @description Why; operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT107` This is so already.
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
                            /** @description How many changed */
                            partners: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT107" | "C999" | "NT99";
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
    admin_partner_terms_get: {
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
                    partnerId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
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
                            /** @description May give money and take it back */
                            mayTransfer: boolean;
                            /** @description A loss of losing is carried into the next period; of cash it always is */
                            carriesLoss: boolean;
                            /** @enum {string} */
                            cycle: "day" | "week" | "half-month" | "month";
                            fee: string;
                            cut: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101";
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
    admin_partner_terms: {
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
                    partnerId: string;
                    /** @description May give money and take it back */
                    mayTransfer?: boolean;
                    /** @description A loss of losing is carried into the next period; of cash it always is */
                    carriesLoss?: boolean;
                    /** @enum {string} */
                    cycle?: "day" | "week" | "half-month" | "month";
                    /** @description Of withdrawals, off a share of cash */
                    fee?: components["schemas"]["Percent"];
                    /** @description Off its rolling; shown on each statement */
                    cut?: components["schemas"]["Percent"];
                    /**
                     * @description Needed to let a partner move money that may not
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
             *     - `PT003` Please enter a reason.
             *     - `PT101` This is for partners only.
             *     - `PT109` It was asked for already that this partner may move money.
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
                            /**
                             * @description Whether it waits that it may move money
                             * @enum {string}
                             */
                            status: "approved" | "waiting";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT003" | "PT101" | "PT109" | "C999" | "NT99";
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
    admin_partner_terms_requests: {
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
                                partner: components["schemas"]["Person"];
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
    admin_partner_terms_decide: {
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
             *     - `PT003` Please enter a reason.
             *     - `PT004` This has been decided already.
             *     - `PT005` Another operator than the one who asked has to decide this.
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
                        resultCode?: "PT003" | "PT004" | "PT005" | "C999" | "NT99";
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
    admin_partner_view: {
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
                    partnerId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
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
                            partner: components["schemas"]["Person"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102";
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
    partner_external_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description What the external back office gave this browser, hashed */
                    challenge: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT801` There is no external back office.
             *     - `PT802` A suspended partner cannot use this.
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
                            url: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT801" | "PT802";
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
    partner_rates_get: {
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
                    holderId?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
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
                            holder: components["schemas"]["Person"];
                            rates: {
                                /** @enum {string} */
                                category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                /** @enum {string} */
                                kind: "rolling" | "losing" | "cash-share";
                                /** @description Percent */
                                rate: string;
                                /** @description Percent */
                                ceiling: string;
                                /** @description Percent */
                                floor: string;
                                /** @description Null where none was ever set */
                                effectiveFrom: string | null;
                                lockedUntil: string | null;
                                next: {
                                    /** @description Percent */
                                    rate: string;
                                    /** Format: date-time */
                                    effectiveFrom: string;
                                } | null;
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102";
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
    admin_partner_rates_get: {
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
                    holderId?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
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
                            holder: components["schemas"]["Person"];
                            rates: {
                                /** @enum {string} */
                                category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                /** @enum {string} */
                                kind: "rolling" | "losing" | "cash-share";
                                /** @description Percent */
                                rate: string;
                                /** @description Percent */
                                ceiling: string;
                                /** @description Percent */
                                floor: string;
                                /** @description Null where none was ever set */
                                effectiveFrom: string | null;
                                lockedUntil: string | null;
                                next: {
                                    /** @description Percent */
                                    rate: string;
                                    /** Format: date-time */
                                    effectiveFrom: string;
                                } | null;
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102";
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
    partner_rates_check: {
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
                    holderId: string;
                    rates: {
                        /** @enum {string} */
                        category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                        /** @enum {string} */
                        kind: "rolling" | "losing" | "cash-share";
                        rate: components["schemas"]["Percent"];
                    }[];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
             *     - `PT205` This category has no such rate.
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
                            faults: {
                                /** @enum {string} */
                                category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                /** @enum {string} */
                                kind: "rolling" | "losing" | "cash-share";
                                code: string;
                                blocking: {
                                    memberId: string;
                                    name: string;
                                    /** @description Percent */
                                    rate: string;
                                }[];
                            }[];
                            /** @description Near to or above what the category holds, or one operator may promise of a share */
                            warnings: {
                                /** @enum {string} */
                                category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                /** @enum {string} */
                                kind: "rolling" | "losing" | "cash-share";
                                /** @description Percent */
                                holdRate: string;
                                isAbove: boolean;
                            }[];
                            effects: {
                                /** @enum {string} */
                                category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                /** @enum {string} */
                                kind: "rolling" | "losing" | "cash-share";
                                before: components["schemas"]["SignedWon"];
                                after: components["schemas"]["SignedWon"];
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102" | "PT205";
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
    admin_partner_rates_check: {
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
                    holderId: string;
                    rates: {
                        /** @enum {string} */
                        category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                        /** @enum {string} */
                        kind: "rolling" | "losing" | "cash-share";
                        rate: components["schemas"]["Percent"];
                    }[];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
             *     - `PT205` This category has no such rate.
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
                            faults: {
                                /** @enum {string} */
                                category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                /** @enum {string} */
                                kind: "rolling" | "losing" | "cash-share";
                                code: string;
                                blocking: {
                                    memberId: string;
                                    name: string;
                                    /** @description Percent */
                                    rate: string;
                                }[];
                            }[];
                            /** @description Near to or above what the category holds, or one operator may promise of a share */
                            warnings: {
                                /** @enum {string} */
                                category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                /** @enum {string} */
                                kind: "rolling" | "losing" | "cash-share";
                                /** @description Percent */
                                holdRate: string;
                                isAbove: boolean;
                            }[];
                            effects: {
                                /** @enum {string} */
                                category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                /** @enum {string} */
                                kind: "rolling" | "losing" | "cash-share";
                                before: components["schemas"]["SignedWon"];
                                after: components["schemas"]["SignedWon"];
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102" | "PT205";
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
    partner_rates_history: {
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
                    holderId?: string;
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
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
                                /** @enum {string} */
                                category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                /** @enum {string} */
                                kind: "rolling" | "losing" | "cash-share";
                                /** @description Percent */
                                rate: string;
                                /** Format: date-time */
                                effectiveFrom: string;
                                /** Format: date-time */
                                changedAt: string;
                                /** @description Null where the caller may not see who set it: an operator, or who stands above */
                                changedByName: string | null;
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102";
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
    admin_partner_rates_history: {
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
                    holderId?: string;
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
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
                                /** @enum {string} */
                                category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                /** @enum {string} */
                                kind: "rolling" | "losing" | "cash-share";
                                /** @description Percent */
                                rate: string;
                                /** Format: date-time */
                                effectiveFrom: string;
                                /** Format: date-time */
                                changedAt: string;
                                /** @description Null where the caller may not see who set it: an operator, or who stands above */
                                changedByName: string | null;
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102";
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
    partner_rates_set: {
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
                    holderId: string;
                    rates: {
                        /** @enum {string} */
                        category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                        /** @enum {string} */
                        kind: "rolling" | "losing" | "cash-share";
                        rate: components["schemas"]["Percent"];
                    }[];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT802` A suspended partner cannot use this.
             *     - `PT102` This is nobody of your own network.
             *     - `PT201` This is above the {rate} percent of {name}.
             *     - `PT202` This is below the {rate} percent of {name}.
             *     - `PT203` A changed rate stays for a day: until {until} (Korean time).
             *     - `PT204` A rate cannot begin in the past.
             *     - `PT205` This category has no such rate.
             *     - `PT206` The rolling promises more than the {hold} percent that the category holds. A second operator has to approve it: please give a reason.
             *     - `PT207` This share of losing or cash is above the {bound} percent that one operator may promise. A second operator has to approve it: please give a reason.
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
                            /** Format: date-time */
                            effectiveFrom: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT802" | "PT102" | "PT201" | "PT202" | "PT203" | "PT204" | "PT205" | "PT206" | "PT207" | "C999" | "NT99";
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
    admin_partner_rates_set: {
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
                    holderId: string;
                    rates: {
                        /** @enum {string} */
                        category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                        /** @enum {string} */
                        kind: "rolling" | "losing" | "cash-share";
                        rate: components["schemas"]["Percent"];
                    }[];
                    /**
                     * Format: date-time
                     * @description Now when absent
                     */
                    effectiveFrom?: string;
                    /**
                     * @description Needed where a second operator is asked
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
             *     - `PT102` This is nobody of your own network.
             *     - `PT201` This is above the {rate} percent of {name}.
             *     - `PT202` This is below the {rate} percent of {name}.
             *     - `PT203` A changed rate stays for a day: until {until} (Korean time).
             *     - `PT204` A rate cannot begin in the past.
             *     - `PT205` This category has no such rate.
             *     - `PT206` The rolling promises more than the {hold} percent that the category holds. A second operator has to approve it: please give a reason.
             *     - `PT207` This share of losing or cash is above the {bound} percent that one operator may promise. A second operator has to approve it: please give a reason.
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
                            requestId: string;
                            /** @enum {string} */
                            status: "approved" | "waiting";
                            /** Format: date-time */
                            effectiveFrom: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102" | "PT201" | "PT202" | "PT203" | "PT204" | "PT205" | "PT206" | "PT207" | "C999" | "NT99";
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
    admin_partner_rates_requests: {
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
                                holder: components["schemas"]["Person"];
                                rates: {
                                    /** @enum {string} */
                                    category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                    /** @enum {string} */
                                    kind: "rolling" | "losing" | "cash-share";
                                    /** @description Percent */
                                    rate: string;
                                }[];
                                /** Format: date-time */
                                effectiveFrom: string;
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
    admin_partner_rates_decide: {
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
             *     - `PT003` Please enter a reason.
             *     - `PT004` This has been decided already.
             *     - `PT005` Another operator than the one who asked has to decide this.
             *     - `PT102` This is nobody of your own network.
             *     - `PT201` This is above the {rate} percent of {name}.
             *     - `PT202` This is below the {rate} percent of {name}.
             *     - `PT203` A changed rate stays for a day: until {until} (Korean time).
             *     - `PT204` A rate cannot begin in the past.
             *     - `PT205` This category has no such rate.
             *     - `PT206` The rolling promises more than the {hold} percent that the category holds. A second operator has to approve it: please give a reason.
             *     - `PT207` This share of losing or cash is above the {bound} percent that one operator may promise. A second operator has to approve it: please give a reason.
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
                        resultCode?: "PT003" | "PT004" | "PT005" | "PT102" | "PT201" | "PT202" | "PT203" | "PT204" | "PT205" | "PT206" | "PT207" | "C999" | "NT99";
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
    admin_partner_holds: {
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
                            holds: {
                                /** @enum {string} */
                                category: "casino" | "hotel-casino" | "slot" | "hotel-slot" | "fishing" | "sport-single" | "sport-2-fold" | "sport-3-fold" | "sport-4-fold" | "sport-5-fold" | "in-play" | "esport" | "virtual" | "mini-powerball" | "mini-speedpowerball" | "mini-powerladder" | "mini-speedkino" | "mini-kinoladder" | "cash";
                                /** @description Millionths of the turnover */
                                holdPpm: number;
                                /** @enum {string} */
                                source: "betting" | "games-gateway";
                                /** Format: date-time */
                                readAt: string;
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
    partner_why: {
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
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
             *     - `PT301` Nothing was accrued for this bet.
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
                            betId: string;
                            member: components["schemas"]["Person"];
                            versions: components["schemas"]["AccrualVersion"][];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102" | "PT301";
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
    admin_partner_why: {
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
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
             *     - `PT301` Nothing was accrued for this bet.
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
                            betId: string;
                            member: components["schemas"]["Person"];
                            versions: components["schemas"]["AccrualVersion"][];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102" | "PT301";
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
    partner_settlements: {
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
                    partnerId?: string;
                    /** Format: uuid */
                    periodId?: string;
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
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
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
                            list: components["schemas"]["PartnerSettlement"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102";
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
    admin_partner_settlements: {
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
                    partnerId?: string;
                    /** Format: uuid */
                    periodId?: string;
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
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
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
                            list: components["schemas"]["PartnerSettlement"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102";
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
    partner_statement: {
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
                    settlementId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
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
                            settlement: components["schemas"]["PartnerSettlement"];
                            lines: {
                                category: string;
                                isCorrection: boolean;
                                turnover: components["schemas"]["SignedWon"];
                                base: components["schemas"]["SignedWon"];
                                amount: components["schemas"]["SignedWon"];
                            }[];
                            fileName: string;
                            csv: string;
                            payable: components["schemas"]["Won"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102";
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
    admin_partner_statement: {
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
                    settlementId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
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
                            settlement: components["schemas"]["PartnerSettlement"];
                            lines: {
                                category: string;
                                isCorrection: boolean;
                                turnover: components["schemas"]["SignedWon"];
                                base: components["schemas"]["SignedWon"];
                                amount: components["schemas"]["SignedWon"];
                            }[];
                            fileName: string;
                            csv: string;
                            payable: components["schemas"]["Won"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102";
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
    partner_statement_pdf: {
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
                    settlementId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
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
                            fileName: string;
                            /** Format: base64 */
                            pdf: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102";
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
    admin_partner_statement_pdf: {
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
                    settlementId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
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
                            fileName: string;
                            /** Format: base64 */
                            pdf: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102";
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
    admin_partner_periods: {
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
                                periodId: string;
                                /** @enum {string} */
                                cycle: "day" | "week" | "half-month" | "month";
                                /** Format: date */
                                fromDay: string;
                                /** Format: date */
                                untilDay: string;
                                /** @description The partner it is of alone */
                                partner: components["schemas"]["Person"] | null;
                                /** @enum {string} */
                                state: "frozen" | "payable" | "approved" | "paid";
                                partners: number;
                                payable: components["schemas"]["Won"];
                                paid: components["schemas"]["Won"];
                                /** Format: date-time */
                                frozenAt: string;
                                frozenBy: string;
                                waiting: {
                                    approvalId: string;
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
                                } | null;
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
    admin_partner_periods_preview: {
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
                    cycle: "day" | "week" | "half-month" | "month";
                    /** Format: date */
                    fromDay: string;
                    /** Format: date */
                    untilDay: string;
                    /**
                     * Format: uuid
                     * @description One partner alone; else all of the cycle
                     */
                    partnerId?: string;
                    /**
                     * @description 1 is the first page
                     * @default 1
                     */
                    page?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT401` This period has not ended yet.
             *     - `PT403` These days are no period of the cycle.
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
                                holder: components["schemas"]["Person"];
                                /** @enum {string} */
                                kind: "rolling" | "losing" | "cash-share" | "self-rolling";
                                /** @description Days that were settled before are left out */
                                fromDay: string;
                                untilDay: string;
                                earned: components["schemas"]["SignedWon"];
                                payable: components["schemas"]["Won"];
                                /** @description What was earned in the period before */
                                previous: components["schemas"]["SignedWon"];
                                difference: components["schemas"]["SignedWon"];
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                            totals: {
                                earned: components["schemas"]["SignedWon"];
                                payable: components["schemas"]["Won"];
                            };
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT401" | "PT403";
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
    admin_partner_periods_freeze: {
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
                    /** @enum {string} */
                    cycle: "day" | "week" | "half-month" | "month";
                    /** Format: date */
                    fromDay: string;
                    /** Format: date */
                    untilDay: string;
                    /**
                     * Format: uuid
                     * @description One partner alone; else all of the cycle
                     */
                    partnerId?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
             *     - `PT401` This period has not ended yet.
             *     - `PT402` A day of this period is settled already.
             *     - `PT403` These days are no period of the cycle.
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
                            periodId: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102" | "PT401" | "PT402" | "PT403" | "C999" | "NT99";
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
    admin_partner_periods_approve: {
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
                    periodId: string;
                    /** @description Why; operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT404` This cannot be done in the present state.
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
                            approvalId: string;
                            /** @enum {string} */
                            status: "approved" | "waiting";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT404" | "C999" | "NT99";
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
    admin_partner_periods_decide: {
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
                    approvalId: string;
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
             *     - `PT003` Please enter a reason.
             *     - `PT004` This has been decided already.
             *     - `PT005` Another operator than the one who asked has to decide this.
             *     - `PT404` This cannot be done in the present state.
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
                        resultCode?: "PT003" | "PT004" | "PT005" | "PT404" | "C999" | "NT99";
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
    admin_partner_periods_reverse: {
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
                    settlementId: string;
                    /** @description Why; operators read it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT405` Only what was paid can be reversed.
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
                            /** @constant */
                            state: "reversing";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT405" | "C999" | "NT99";
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
    partner_transfer_give: {
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
                    /**
                     * Format: uuid
                     * @description The other side; or by its login id
                     */
                    memberId?: string;
                    loginId?: string;
                    /**
                     * @description Won, as a decimal string
                     * @default
                     */
                    amount?: string;
                    /** @default  */
                    cashOutPass?: string;
                    /** @description Of the second factor, of who has one */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `C301` You may not give money. Please contact the administrator.
             *     - `C302` The receiver has to be below you.
             *     - `C303` Please check the amount: {min} to {max} won at once, {day} won a day.
             *     - `C601` You have not enough money.
             *     - `PT101` This is for partners only.
             *     - `C008` The withdrawal password is not correct.
             *     - `C010` No withdrawal password is set. Please set one first.
             *     - `C203` Money of a member who may not withdraw cannot be given or taken back.
             *     - `C205` The withdrawal password is locked after repeated failures. Please set a new one.
             *     - `C216` The member has to bet {remaining} won more before the money can be given or taken back.
             *     - `C231` Your account or its protection was changed. You can do this from {from} (Korean time).
             *     - `C501` The transfer is being processed. Please look into the list in a moment.
             *     - `C502` Members of this site cannot give each other money.
             *     - `C503` The other account cannot be used now.
             *     - `C504` The other account cannot receive this amount now. Please try less, or later.
             *     - `C999` This request was already made with different contents.
             *     - `U0011` This account is suspended. Please contact customer service.
             *     - `U124` The code of your authenticator is wrong. A code works only once.
             *     - `PT601` Please set up your second factor first. On this site partners need its code to move money.
             *     - `PT602` Too many wrong codes. Please try again later.
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
                            transferId: string;
                            /** @enum {string} */
                            state: "pending" | "debited" | "done" | "refused";
                            /** @description What the caller has after it, where it is known */
                            cash: components["schemas"]["Won"] | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "C301" | "C302" | "C303" | "C601" | "PT101" | "C008" | "C010" | "C203" | "C205" | "C216" | "C231" | "C501" | "C502" | "C503" | "C504" | "C999" | "U0011" | "U124" | "PT601" | "PT602" | "NT99";
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
    partner_transfer_take: {
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
                    /**
                     * Format: uuid
                     * @description The other side; or by its login id
                     */
                    memberId?: string;
                    loginId?: string;
                    /**
                     * @description Won, as a decimal string
                     * @default
                     */
                    amount?: string;
                    /** @default  */
                    cashOutPass?: string;
                    /** @description Of the second factor, of who has one */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `C401` You may not take money back. Please contact the administrator.
             *     - `C402` You can take back only from those below you.
             *     - `C403` Please check the amount: {min} to {max} won at once, {day} won a day.
             *     - `C701` They have not enough money. Nothing is taken out of open bets.
             *     - `PT101` This is for partners only.
             *     - `C008` The withdrawal password is not correct.
             *     - `C010` No withdrawal password is set. Please set one first.
             *     - `C203` Money of a member who may not withdraw cannot be given or taken back.
             *     - `C205` The withdrawal password is locked after repeated failures. Please set a new one.
             *     - `C216` The member has to bet {remaining} won more before the money can be given or taken back.
             *     - `C231` Your account or its protection was changed. You can do this from {from} (Korean time).
             *     - `C501` The transfer is being processed. Please look into the list in a moment.
             *     - `C502` Members of this site cannot give each other money.
             *     - `C503` The other account cannot be used now.
             *     - `C504` The other account cannot receive this amount now. Please try less, or later.
             *     - `C999` This request was already made with different contents.
             *     - `U0011` This account is suspended. Please contact customer service.
             *     - `U124` The code of your authenticator is wrong. A code works only once.
             *     - `PT601` Please set up your second factor first. On this site partners need its code to move money.
             *     - `PT602` Too many wrong codes. Please try again later.
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
                            transferId: string;
                            /** @enum {string} */
                            state: "pending" | "debited" | "done" | "refused";
                            /** @description What the caller has after it, where it is known */
                            cash: components["schemas"]["Won"] | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "C401" | "C402" | "C403" | "C701" | "PT101" | "C008" | "C010" | "C203" | "C205" | "C216" | "C231" | "C501" | "C502" | "C503" | "C504" | "C999" | "U0011" | "U124" | "PT601" | "PT602" | "NT99";
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
    partner_transfer_list: {
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
                    partnerId?: string;
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
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
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
                                transferId: string;
                                /** @enum {string} */
                                kind: "give" | "take";
                                from: components["schemas"]["Person"];
                                to: components["schemas"]["Person"];
                                amount: components["schemas"]["Won"];
                                fromCash: components["schemas"]["Won"] | null;
                                toCash: components["schemas"]["Won"] | null;
                                /** @enum {string} */
                                state: "pending" | "debited" | "done" | "refused";
                                refusal: string;
                                /** Format: date-time */
                                requestedAt: string;
                                note: string;
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102";
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
    admin_partner_transfer_list: {
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
                    partnerId?: string;
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
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
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
                                transferId: string;
                                /** @enum {string} */
                                kind: "give" | "take";
                                from: components["schemas"]["Person"];
                                to: components["schemas"]["Person"];
                                amount: components["schemas"]["Won"];
                                fromCash: components["schemas"]["Won"] | null;
                                toCash: components["schemas"]["Won"] | null;
                                /** @enum {string} */
                                state: "pending" | "debited" | "done" | "refused";
                                refusal: string;
                                /** Format: date-time */
                                requestedAt: string;
                                note: string;
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102";
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
    partner_report_totals: {
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
                    partnerId?: string;
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
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
                            path: components["schemas"]["Person"][];
                            totals: components["schemas"]["PartnerTotals"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102";
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
    admin_partner_report_totals: {
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
                    partnerId?: string;
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside
                     */
                    endDate?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
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
                            path: components["schemas"]["Person"][];
                            totals: components["schemas"]["PartnerTotals"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102";
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
    partner_report_list: {
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
                    partnerId?: string;
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside
                     */
                    endDate?: string;
                    /** @enum {string} */
                    by: "day" | "category" | "partner" | "member";
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
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
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
                                bets: number;
                                turnover: components["schemas"]["SignedWon"];
                                stake: components["schemas"]["SignedWon"];
                                returned: components["schemas"]["SignedWon"];
                                /** @description Stakes less what came back */
                                ggr: components["schemas"]["SignedWon"];
                                /** @description The partner’s own, or the member’s */
                                rolling: components["schemas"]["SignedWon"];
                                /** @description The partner’s own share, before a period is settled */
                                losing: components["schemas"]["SignedWon"];
                                /** @description By members, with what partners and members of other lines gave them */
                                deposited: components["schemas"]["SignedWon"];
                                /** @description By members, with what partners took of them and other lines were given */
                                withdrawn: components["schemas"]["SignedWon"];
                                /** @description By the partner itself, to partners as well */
                                given: components["schemas"]["SignedWon"];
                                /** @description By the partner itself, from partners as well */
                                taken: components["schemas"]["SignedWon"];
                                key: string;
                                /** @description By partner and member */
                                person: components["schemas"]["Person"] | null;
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102";
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
    admin_partner_report_list: {
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
                    partnerId?: string;
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside
                     */
                    endDate?: string;
                    /** @enum {string} */
                    by: "day" | "category" | "partner" | "member";
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
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
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
                                bets: number;
                                turnover: components["schemas"]["SignedWon"];
                                stake: components["schemas"]["SignedWon"];
                                returned: components["schemas"]["SignedWon"];
                                /** @description Stakes less what came back */
                                ggr: components["schemas"]["SignedWon"];
                                /** @description The partner’s own, or the member’s */
                                rolling: components["schemas"]["SignedWon"];
                                /** @description The partner’s own share, before a period is settled */
                                losing: components["schemas"]["SignedWon"];
                                /** @description By members, with what partners and members of other lines gave them */
                                deposited: components["schemas"]["SignedWon"];
                                /** @description By members, with what partners took of them and other lines were given */
                                withdrawn: components["schemas"]["SignedWon"];
                                /** @description By the partner itself, to partners as well */
                                given: components["schemas"]["SignedWon"];
                                /** @description By the partner itself, from partners as well */
                                taken: components["schemas"]["SignedWon"];
                                key: string;
                                /** @description By partner and member */
                                person: components["schemas"]["Person"] | null;
                            }[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102";
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
    partner_report_export: {
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
                    partnerId?: string;
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside
                     */
                    endDate?: string;
                    /** @enum {string} */
                    by: "day" | "category" | "partner" | "member";
                    /** @description `next` of the page before */
                    after?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT101` This is for partners only.
             *     - `PT102` This is nobody of your own network.
             *     - `PT901` A file holds up to {max} rows, and this would be of {total}. Please save it for partners below, one by one.
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
                            /** @description Members who did nothing are left out */
                            list: {
                                bets: number;
                                turnover: components["schemas"]["SignedWon"];
                                stake: components["schemas"]["SignedWon"];
                                returned: components["schemas"]["SignedWon"];
                                /** @description Stakes less what came back */
                                ggr: components["schemas"]["SignedWon"];
                                /** @description The partner’s own, or the member’s */
                                rolling: components["schemas"]["SignedWon"];
                                /** @description The partner’s own share, before a period is settled */
                                losing: components["schemas"]["SignedWon"];
                                /** @description By members, with what partners and members of other lines gave them */
                                deposited: components["schemas"]["SignedWon"];
                                /** @description By members, with what partners took of them and other lines were given */
                                withdrawn: components["schemas"]["SignedWon"];
                                /** @description By the partner itself, to partners as well */
                                given: components["schemas"]["SignedWon"];
                                /** @description By the partner itself, from partners as well */
                                taken: components["schemas"]["SignedWon"];
                                key: string;
                                /** @description By partner and member */
                                person: components["schemas"]["Person"] | null;
                            }[];
                            /** @description Null on the last page */
                            next: string | null;
                            /** @description Of how many this page is, members who did nothing among them */
                            looked: number;
                            /** @description Of all pages; on the first one */
                            total: number | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT101" | "PT102" | "PT901";
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
    admin_partner_report_export: {
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
                    partnerId?: string;
                    /**
                     * Format: date
                     * @description First day in Korea; today when both are absent
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day in Korea, inside
                     */
                    endDate?: string;
                    /** @enum {string} */
                    by: "day" | "category" | "partner" | "member";
                    /** @description `next` of the page before */
                    after?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `PT102` This is nobody of your own network.
             *     - `PT901` A file holds up to {max} rows, and this would be of {total}. Please save it for partners below, one by one.
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
                            /** @description Members who did nothing are left out */
                            list: {
                                bets: number;
                                turnover: components["schemas"]["SignedWon"];
                                stake: components["schemas"]["SignedWon"];
                                returned: components["schemas"]["SignedWon"];
                                /** @description Stakes less what came back */
                                ggr: components["schemas"]["SignedWon"];
                                /** @description The partner’s own, or the member’s */
                                rolling: components["schemas"]["SignedWon"];
                                /** @description The partner’s own share, before a period is settled */
                                losing: components["schemas"]["SignedWon"];
                                /** @description By members, with what partners and members of other lines gave them */
                                deposited: components["schemas"]["SignedWon"];
                                /** @description By members, with what partners took of them and other lines were given */
                                withdrawn: components["schemas"]["SignedWon"];
                                /** @description By the partner itself, to partners as well */
                                given: components["schemas"]["SignedWon"];
                                /** @description By the partner itself, from partners as well */
                                taken: components["schemas"]["SignedWon"];
                                key: string;
                                /** @description By partner and member */
                                person: components["schemas"]["Person"] | null;
                            }[];
                            /** @description Null on the last page */
                            next: string | null;
                            /** @description Of how many this page is, members who did nothing among them */
                            looked: number;
                            /** @description Of all pages; on the first one */
                            total: number | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT102" | "PT901";
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
    partner_watch: {
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
             *     - `PT101` This is for partners only.
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
                        resultCode?: "PT101";
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
    admin_partner_reconciliation_runs: {
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
                            list: components["schemas"]["PartnerReconciliationRun"][];
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
    admin_partner_reconciliation_run: {
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
             *     - `PT701` A reconciliation is already running. Please try again when it is done.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["PartnerReconciliationRun"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "PT701";
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
    admin_partner_reconciliation_differences: {
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
                            list: components["schemas"]["PartnerDifference"][];
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
    admin_partner_reconciliation_close: {
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
                    differenceId: string;
                    /** @description How it was put right */
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
                            differenceId: string;
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
    admin_audit_partner_list: {
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
    admin_audit_partner_export: {
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
    admin_audit_partner_verify: {
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
