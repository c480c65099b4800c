// Generated from the service's OpenAPI document by npm run generate.

export interface paths {
    "/api/cash/getUserCash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's balances
         * @description A logged-in member.
         */
        post: operations["cash_getUserCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a deposit
         * @description A logged-in member.
         */
        post: operations["cash_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a withdrawal and holds its money
         * @description A logged-in member.
         */
        post: operations["cash_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/getAcc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bank account to send a deposit to
         * @description A logged-in member.
         */
        post: operations["cash_getAcc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's deposits and withdrawals
         * @description A logged-in member.
         */
        post: operations["cash_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an open request, or takes a finished one out of the list
         * @description A logged-in member.
         */
        post: operations["cash_del"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the member may ask for, and what today has left of it
         * @description A logged-in member.
         */
        post: operations["cash_limits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the member has to pay back, and what for; the oldest first
         * @description A logged-in member.
         */
        post: operations["cash_debts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/turnover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What has to be staked before money may leave, each by itself, the oldest first
         * @description A logged-in member.
         */
        post: operations["cash_turnover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/bonus/forfeit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives up a bonus whose turnover is not met, with its part of what was won since
         * @description A logged-in member.
         */
        post: operations["cash_bonus_forfeit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What moved the member's money
         * @description A logged-in member.
         */
        post: operations["cash_ledger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same in long pieces, for a statement to keep
         * @description A logged-in member.
         */
        post: operations["cash_statement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What moved a member's money
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_ledger_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member's newest entries, up to 5,000; who took them is kept in the audit
         * @description An operator with the permission data.export.
         */
        post: operations["admin_ledger_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the ledger has of some commands, refused ones too; one it never had is left out
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_ledger_commands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/winLose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What each day did to the member’s money
         * @description A logged-in member.
         */
        post: operations["cash_winLose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What moved the member's points
         * @description A logged-in member.
         */
        post: operations["point_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/point/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns points into cash
         * @description A logged-in member.
         */
        post: operations["point_convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/protectionUsage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What of the member's limits is used, and the net result of today and since a moment
         * @description A logged-in member.
         */
        post: operations["cash_protectionUsage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main/cashList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The last deposits and withdrawals of the site, masked
         * @description Anyone.
         */
        post: operations["main_cashList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main/topWithdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The highest withdrawals of today and of this week in Korea, masked
         * @description Anyone.
         */
        post: operations["main_topWithdrawals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposits or withdrawals of the site, open ones first
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_cash_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All requests a filter finds, up to 5,000; who took them is kept in the audit
         * @description An operator with the permission data.export.
         */
        post: operations["admin_cash_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many requests wait for an operator
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_cash_counts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A request by its whole id, whatever its kind; null when the site has none
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_cash_find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a request on waiting
         * @description An operator with the permission cash.decide.
         */
        post: operations["admin_cash_wait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves a waiting request: the money moves
         * @description An operator with the permission cash.decide.
         */
        post: operations["admin_cash_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuses a waiting request; held money goes back
         * @description An operator with the permission cash.decide.
         */
        post: operations["admin_cash_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back a completed deposit, with its bonus; what is not there is owed
         * @description An operator with the permission cash.decide.
         */
        post: operations["admin_cash_takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallet/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member's balances, bans and remaining rolling requirement
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_wallet_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallet/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets whether a member may deposit and withdraw
         * @description An operator with the permission cash.decide.
         */
        post: operations["admin_wallet_ban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallet/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjusts a member's cash, or asks a second operator to approve
         * @description An operator with the permission cash.adjust.
         */
        post: operations["admin_wallet_adjust"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallet/adjustments/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corrections that needed a second operator, waiting ones first
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_wallet_adjustments_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallet/adjustments/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agrees to a correction of another operator: the money moves
         * @description An operator with the permission cash.adjust.
         */
        post: operations["admin_wallet_adjustments_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallet/adjustments/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuses a correction of another operator
         * @description An operator with the permission cash.adjust.
         */
        post: operations["admin_wallet_adjustments_refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallet/adjustments/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back a correction one asked for oneself
         * @description An operator with the permission cash.adjust.
         */
        post: operations["admin_wallet_adjustments_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallet/debts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What members owe, open debts first
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_wallet_debts_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallet/debts/writeOff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives up what is left of a debt, or asks a second operator to agree
         * @description An operator with the permission cash.adjust.
         */
        post: operations["admin_wallet_debts_writeOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallet/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What came and went over the bank on the last days, and what is on its way
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_wallet_figures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/policy/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The site's limits and opening
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_cash_policy_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/policy/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the site's limits and opening, or asks a second operator to let one do more alone
         * @description An operator with the permission cash.policy.
         */
        post: operations["admin_cash_policy_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/policy/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The policies the site has had, and who set each
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_cash_policy_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/policy/requests": {
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
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_cash_policy_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/policy/decide": {
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
         * @description An operator with the permission cash.policy.
         */
        post: operations["admin_cash_policy_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the last check of what must always hold found
         * @description An operator of the platform with the permission reconciliation.read.
         */
        post: operations["admin_reconciliation_latest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The checks there were of what must always hold, the newest first
         * @description An operator of the platform with the permission reconciliation.read.
         */
        post: operations["admin_reconciliation_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks now what must always hold; a check of every row goes on after the answer
         * @description An operator of the platform with the permission reconciliation.read.
         */
        post: operations["admin_reconciliation_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation/violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What one check finds now, row by row
         * @description An operator of the platform with the permission reconciliation.read.
         */
        post: operations["admin_reconciliation_violations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/velocity/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many cash requests in how many seconds are faster than people
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_cash_velocity_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/velocity/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets how many cash requests in how many seconds are faster than people
         * @description An operator with the permission cash.policy.
         */
        post: operations["admin_cash_velocity_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/velocity/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rules the site has had for cash requests, the newest first
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_cash_velocity_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/velocity/hits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Members who made cash requests faster than people, the newest first
         * @description An operator with the permission cash.read.
         */
        post: operations["admin_cash_velocity_hits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/wallet/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in wallet, newest first
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_wallet_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/wallet/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in wallet, newest first, for a file
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_wallet_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/wallet/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the audit log of wallet is whole
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_wallet_verify"];
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
        AdjustmentView: {
            requestId: string;
            memberId: string;
            memId: string;
            memNick: string;
            /**
             * @description write_off: of what the member owes
             * @enum {string}
             */
            direction: "up" | "down" | "write_off";
            amount: components["schemas"]["Won"];
            /** @description What the member has now */
            balance: components["schemas"]["Won"];
            /** @description What the member owes now */
            owed: components["schemas"]["Won"];
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
        };
        AdminCashRequestFilter: {
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
            /** @enum {string} */
            kind: "in" | "out";
            /** @enum {number} */
            status?: 0 | 2 | 1 | -1 | -2;
            /**
             * @description Part of a login id or nickname, or a request's id: whole, or its first ten digits
             * @default
             */
            search?: string;
            /** Format: uuid */
            memberId?: string;
            amountMin?: components["schemas"]["Won"];
            amountMax?: components["schemas"]["Won"];
            /**
             * @default queue
             * @enum {string}
             */
            order?: "queue" | "newest" | "oldest" | "largest" | "smallest";
        };
        AdminCashRequestView: {
            requestId: string;
            /** @enum {string} */
            kind: "in" | "out";
            amount: components["schemas"]["Won"];
            bonusAmount: components["schemas"]["Won"];
            /**
             * @description 0 request, 2 waiting, 1 complete, -1 cancel, -2 a completed deposit taken back
             * @enum {number}
             */
            status: 0 | 2 | 1 | -1 | -2;
            /** Format: date-time */
            requestedAt: string;
            processedAt: string | null;
            reason: string;
            memberId: string;
            memId: string;
            memNick: string;
            level: number;
            payoutAccountMasked: string;
            payoutAccountVersion: number;
            /** @description When the account, or what protects it, was changed last before the request */
            payoutChangedAt: string | null;
            balance: components["schemas"]["Won"];
            /** @description What the member has to pay back */
            owed: components["schemas"]["Won"];
            /** @description Of an open withdrawal: turnover that fell away again since it was asked for */
            rollingRemaining: components["schemas"]["Won"];
            /** @description Of an open withdrawal: why its member may not withdraw any more */
            kept: ("suspended" | "banned") | null;
            /** @description Operator */
            processedBy: string | null;
        };
        AdminDebtView: {
            debtId: string;
            /** @description What the money was for: bet-slip */
            subjectType: string;
            subjectId: string;
            product: string;
            /** @description What was to be taken back */
            amount: components["schemas"]["Won"];
            collected: components["schemas"]["Won"];
            /** @description What is still owed of it */
            left: components["schemas"]["Won"];
            /** Format: date-time */
            arisenAt: string;
            memberId: string;
            memId: string;
            memNick: string;
            writtenOff: components["schemas"]["Won"];
            /** @description When nothing was left of it */
            closedAt: string | null;
            /** @description Why it was written off */
            reason: string;
            /** @description Login id of the operator */
            writtenOffBy: string;
            /** @description Login id of the second operator, where there was one */
            agreedBy: string;
            /** @description A write-off waits for a second operator */
            waits: boolean;
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
        BalanceView: {
            cash: components["schemas"]["Won"];
            held: components["schemas"]["Won"];
            points: components["schemas"]["Won"];
            /** @description To be paid back; who owes has no cash */
            owed: components["schemas"]["Won"];
            /** @description Grows with each change; a higher one is newer */
            version: string;
        };
        BankDay: {
            day: string;
            deposits: components["schemas"]["WonSum"];
            depositCount: number;
            withdrawals: components["schemas"]["WonSum"];
            withdrawalCount: number;
        };
        CashPolicy: {
            depositOpen: boolean;
            withdrawalOpen: boolean;
            pointsOpen: boolean;
            pointsMinimum: components["schemas"]["Won"];
            pointsUnit: components["schemas"]["Won"];
            bankHours: {
                /** @description Minutes since midnight in Korea */
                closedFrom: number;
                /** @description Minutes since midnight in Korea */
                closedUntil: number;
            };
            rollingPercent: number;
            bonusRollingPercent: number;
            /** @description * is any other product */
            productWeights: {
                [key: string]: number;
            };
            /** @description Thousandths; a bet at lower total odds counts for no requirement */
            rollingOddsMinimum: number;
            /** @description More than this, in a day for a member, needs four-eyes */
            adjustAloneMax: components["schemas"]["Won"];
            /** @description The same over all members together */
            adjustAloneDayMax: components["schemas"]["Won"];
            /** @description More than this, in a day of deposits and withdrawals, is approved by another operator than who put it on waiting */
            approveAloneDayMax: components["schemas"]["Won"];
            /** @description More than this, in a day of all that an operator does alone in any service, needs four-eyes */
            aloneDayMax: components["schemas"]["Won"];
            levels: components["schemas"]["LevelLimits"][];
        };
        CashPolicyRequest: {
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
            policy: components["schemas"]["CashPolicy"];
            /** @description The fields that let one operator do more */
            loosens: string[];
            /** @description The settings have changed since: it cannot be approved */
            isStale: boolean;
        };
        CashRequestView: {
            requestId: string;
            /** @enum {string} */
            kind: "in" | "out";
            amount: components["schemas"]["Won"];
            bonusAmount: components["schemas"]["Won"];
            /**
             * @description 0 request, 2 waiting, 1 complete, -1 cancel, -2 a completed deposit taken back
             * @enum {number}
             */
            status: 0 | 2 | 1 | -1 | -2;
            /** Format: date-time */
            requestedAt: string;
            processedAt: string | null;
            reason: string;
        };
        CashVelocityVersion: {
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
        DebtView: {
            debtId: string;
            /** @description What the money was for: bet-slip */
            subjectType: string;
            subjectId: string;
            product: string;
            /** @description What was to be taken back */
            amount: components["schemas"]["Won"];
            collected: components["schemas"]["Won"];
            /** @description What is still owed of it */
            left: components["schemas"]["Won"];
            /** Format: date-time */
            arisenAt: string;
        };
        LedgerEntryView: {
            entryId: string;
            /** Format: date-time */
            at: string;
            /** @description stake, payout, deposit, withdrawal_hold, … */
            kind: string;
            /** @description cash, held or points */
            account: string;
            amount: components["schemas"]["SignedWon"];
            balanceAfter: components["schemas"]["Won"];
            subjectType: string;
            subjectId: string;
        };
        LevelLimits: {
            level: number;
            deposit: components["schemas"]["RequestLimits"];
            withdrawal: components["schemas"]["RequestLimits"];
            depositBonusPercent: number;
        };
        OpenRequests: {
            requested: number;
            waiting: number;
        };
        PageInfo: {
            page: number;
            count_per_list: number;
            tatal_list_count: number;
        };
        PointEntryView: {
            recordId: string;
            /**
             * Format: date-time
             * @description When it was accrued or used
             */
            at: string;
            /** @description What for: promotion, deposit, points, … */
            kind: string;
            /** @description As 0.50; null when no rate stands behind it */
            percent: string | null;
            /** @description As 0.50; null when no rate stands behind it */
            bonusPercent: string | null;
            /** @description 0 where points were used */
            accrualPoint: components["schemas"]["Won"];
            /** @description points_grant, points_convert, … */
            usageType: string;
            /** @description What it did to the points, below zero when used */
            appliedPoint: components["schemas"]["SignedWon"];
            balanceAfter: components["schemas"]["Won"];
        };
        PublicCashRow: {
            memberMasked: string;
            amount: components["schemas"]["Won"];
            /** Format: date-time */
            at: string;
        };
        ReconciliationRun: {
            runId: string;
            /**
             * @description new: the proven part of the ledger and what came since; all: every row there is
             * @enum {string}
             */
            scope: "all" | "new";
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            finishedAt: string;
            violations: number;
            checks: {
                /** @enum {string} */
                check: "entries-sum-to-zero" | "balances-equal-entries" | "no-negative-balance" | "versions-have-no-gap" | "cash-in-equals-accounts" | "held-equals-open-withdrawals" | "requests-moved-their-money" | "counter-sums-equal-entries" | "nets-equal-entries" | "debts-equal-entries";
                violations: number;
                examples: {
                    subject: string;
                    detail: string;
                }[];
                tookMs: number;
            }[];
        };
        RequestLimits: {
            minimum: components["schemas"]["Won"];
            maximum: components["schemas"]["Won"];
            unit: components["schemas"]["Won"];
            perDay: components["schemas"]["Won"];
            requestsPerDay: number;
        };
        /** @description Won, as a decimal string, below zero for money that went out */
        SignedWon: string;
        TurnoverRequirement: {
            requirementId: string;
            /** @enum {string} */
            source: "deposit" | "bonus";
            /** @description What gave the bonus; empty for a deposit */
            grantId: string;
            /** @description In fully counted won */
            required: components["schemas"]["Won"];
            remaining: components["schemas"]["Won"];
            /** @description Percent of a stake that counts, by product; * is any other product */
            weights: {
                [key: string]: number;
            };
            /** @description Lowest total odds that count, in thousandths */
            oddsMinimum: number;
            /** Format: date-time */
            since: string;
            /** @description What of the bonus came; 0 for a deposit */
            bonus: components["schemas"]["Won"];
            /** @description What giving it up would take now */
            forfeit: components["schemas"]["Won"];
            /** @description On bets and rounds that wait for a result; it cannot be given up before */
            openStakes: components["schemas"]["Won"];
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
        /** @description Won of many members, as a decimal string */
        WonSum: string;
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
    cash_getUserCash: {
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
                        data: components["schemas"]["BalanceView"];
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
    cash_in: {
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
                    /**
                     * @description Won, as a decimal string
                     * @default
                     */
                    amount?: string;
                    /**
                     * @description The promotion whose bonus is chosen, or none; left out it is the site's own
                     * @default
                     */
                    bonus?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `ABZ01` Unusual activity was detected. Please try again in {minutes} minutes.
             *     - `C001` Deposits are closed at the moment. Please contact support.
             *     - `C002` Please enter the amount to deposit.
             *     - `C003` A deposit request is already being processed.
             *     - `C004` Deposits are not allowed for this member. Please contact support.
             *     - `C101` You can deposit up to {limit} won at a time.
             *     - `C102` The minimum deposit is {limit} won.
             *     - `C103` Please enter the deposit in units of {limit} won.
             *     - `C104` This exceeds the daily deposit limit of {limit} won.
             *     - `C105` You can ask for {limit} deposits a day.
             *     - `C106` {remaining} won is left of your deposit limit of {limit} won today. It renews at {renewsAt}.
             *     - `C107` {remaining} won is left of your deposit limit of {limit} won this week. It renews at {renewsAt}.
             *     - `C108` {remaining} won is left of your deposit limit of {limit} won this month. It renews at {renewsAt}.
             *     - `C109` This is not possible during the time-out, until {until}. Withdrawals are.
             *     - `C110` This is not possible during a self-exclusion. Withdrawals are.
             *     - `F001` A deposit or withdrawal is not finished yet. Please try again when it is.
             *     - `U0011` This account is suspended. Please contact customer service.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             *     - `C999` This request was already made with different contents.
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
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "ABZ01" | "C001" | "C002" | "C003" | "C004" | "C101" | "C102" | "C103" | "C104" | "C105" | "C106" | "C107" | "C108" | "C109" | "C110" | "F001" | "U0011" | "NT99" | "C999";
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
    cash_out: {
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
                    /**
                     * @description Won, as a decimal string
                     * @default
                     */
                    amount?: string;
                    /** @default  */
                    cashOutPass?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `ABZ01` Unusual activity was detected. Please try again in {minutes} minutes.
             *     - `C008` The withdrawal password is not correct.
             *     - `C010` No withdrawal password is set. Please set one first.
             *     - `C201` Withdrawals are closed at the moment. Please contact support.
             *     - `C202` This is more than the balance.
             *     - `C203` Withdrawals are not allowed for this member. Please contact support.
             *     - `C204` Please enter the 4 digits of the withdrawal password.
             *     - `C205` The withdrawal password is locked after repeated failures. Please set a new one.
             *     - `C206` Please enter the amount to withdraw.
             *     - `C209` A withdrawal request is already being processed.
             *     - `C214` The minimum withdrawal is {limit} won.
             *     - `C215` Please enter the withdrawal in units of {limit} won.
             *     - `C216` You need to bet {remaining} won more before you can withdraw.
             *     - `C217` You can withdraw up to {limit} won at a time.
             *     - `C218` This exceeds the daily withdrawal limit of {limit} won.
             *     - `C219` Withdrawals are not possible during bank maintenance ({from} to {until}).
             *     - `C220` You can ask for {limit} withdrawals a day.
             *     - `C221` You cannot withdraw while {owed} won are owed that were to be taken back.
             *     - `C231` Your account or its protection was changed. You can withdraw from {from} (Korean time).
             *     - `F001` A deposit or withdrawal is not finished yet. Please try again when it is.
             *     - `U0011` This account is suspended. Please contact customer service.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             *     - `C999` This request was already made with different contents.
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
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "ABZ01" | "C008" | "C010" | "C201" | "C202" | "C203" | "C204" | "C205" | "C206" | "C209" | "C214" | "C215" | "C216" | "C217" | "C218" | "C219" | "C220" | "C221" | "C231" | "F001" | "U0011" | "NT99" | "C999";
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
    cash_getAcc: {
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
             *     - `C001` Deposits are closed at the moment. Please contact support.
             *     - `C004` Deposits are not allowed for this member. Please contact support.
             *     - `C005` There is no account to deposit to at the moment. Please contact support.
             *     - `C109` This is not possible during the time-out, until {until}. Withdrawals are.
             *     - `C110` This is not possible during a self-exclusion. Withdrawals are.
             *     - `U0011` This account is suspended. Please contact customer service.
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
                            bankName: string;
                            accountNumber: string;
                            accountHolder: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "C001" | "C004" | "C005" | "C109" | "C110" | "U0011" | "NT99";
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
    cash_list: {
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
                    cashType?: "in" | "out" | "all";
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
                            list: components["schemas"]["CashRequestView"][];
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
    cash_del: {
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
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `F001` A deposit or withdrawal is not finished yet. Please try again when it is.
             *     - `T001` Please put the request on waiting first.
             *     - `T999` This has already been processed.
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
                            status: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "F001" | "T001" | "T999" | "C999" | "NT99";
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
    cash_limits: {
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
                            deposit: {
                                open: boolean;
                                minimum: components["schemas"]["Won"];
                                maximum: components["schemas"]["Won"];
                                unit: components["schemas"]["Won"];
                                /** @description What the Korean day still holds */
                                leftToday: components["schemas"]["Won"];
                                requestsLeft: number;
                                bonusPercent: number;
                                /** @description Completed ones, in all */
                                depositsBefore: number;
                                /** @description Those of this Korean day */
                                depositsBeforeThatDay: number;
                            };
                            withdrawal: {
                                open: boolean;
                                minimum: components["schemas"]["Won"];
                                maximum: components["schemas"]["Won"];
                                unit: components["schemas"]["Won"];
                                /** @description What the Korean day still holds */
                                leftToday: components["schemas"]["Won"];
                                requestsLeft: number;
                                /** @description Turnover that is asked before money may leave */
                                rollingRequired: components["schemas"]["Won"];
                                /** @description What is left of it; settled bets count */
                                rollingRemaining: components["schemas"]["Won"];
                                /** @description To be paid back before money may leave */
                                owed: components["schemas"]["Won"];
                                bankClosed: boolean;
                                /** @description HH:mm in Korea; never closed when both are the same */
                                bankClosedFrom: string;
                                bankClosedUntil: string;
                            };
                            points: {
                                open: boolean;
                                minimum: components["schemas"]["Won"];
                                unit: components["schemas"]["Won"];
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
    cash_debts: {
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
                            owed: components["schemas"]["Won"];
                            list: components["schemas"]["DebtView"][];
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
    cash_turnover: {
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
                            list: components["schemas"]["TurnoverRequirement"][];
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
    cash_bonus_forfeit: {
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
                    requirementId: string;
                    /** @description What the member was told that it takes */
                    amount: components["schemas"]["Won"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `C232` Bets of {open} won are still open. You can give the bonus up once they have a result.
             *     - `C233` There is no such bonus to give up, or it has ended.
             *     - `C234` What goes back is {amount} won now. Please look again.
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
                            /** @description What was taken */
                            amount: components["schemas"]["Won"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "C232" | "C233" | "C234" | "C999" | "NT99";
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
    cash_ledger: {
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
                    /** @enum {string} */
                    account?: "cash" | "held" | "points";
                    /**
                     * @description Money that came, or that went
                     * @enum {string}
                     */
                    direction?: "in" | "out";
                    /**
                     * @description Empty for every kind
                     * @default []
                     */
                    kinds?: ("stake" | "payout" | "refund" | "deposit" | "withdrawal_hold" | "withdrawal_release" | "withdrawal_pay" | "points_grant" | "points_convert" | "adjust_up" | "adjust_down" | "bonus_grant" | "clawback" | "debt_payment" | "debt_write_off" | "game_money_out" | "game_money_in" | "transfer_out" | "transfer_in" | "commission_pay" | "bonus_forfeit" | "free_bet_grant" | "free_bet_stake" | "free_bet_refund" | "free_bet_expire" | "deposit_reversal" | "bonus_reversal" | "free_bet_clawback")[];
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
                            list: components["schemas"]["LedgerEntryView"][];
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
    cash_statement: {
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
                    /** @enum {string} */
                    account?: "cash" | "held" | "points";
                    /**
                     * @description Money that came, or that went
                     * @enum {string}
                     */
                    direction?: "in" | "out";
                    /**
                     * @description Empty for every kind
                     * @default []
                     */
                    kinds?: ("stake" | "payout" | "refund" | "deposit" | "withdrawal_hold" | "withdrawal_release" | "withdrawal_pay" | "points_grant" | "points_convert" | "adjust_up" | "adjust_down" | "bonus_grant" | "clawback" | "debt_payment" | "debt_write_off" | "game_money_out" | "game_money_in" | "transfer_out" | "transfer_in" | "commission_pay" | "bonus_forfeit" | "free_bet_grant" | "free_bet_stake" | "free_bet_refund" | "free_bet_expire" | "deposit_reversal" | "bonus_reversal" | "free_bet_clawback")[];
                    /** @description The `next` of the piece before */
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
                            /** @description Newest first, at most 1000 */
                            list: components["schemas"]["LedgerEntryView"][];
                            /** @description Null when nothing is left */
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
    admin_ledger_list: {
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
                    /** @enum {string} */
                    account?: "cash" | "held" | "points";
                    /**
                     * @description Money that came, or that went
                     * @enum {string}
                     */
                    direction?: "in" | "out";
                    /**
                     * @description Empty for every kind
                     * @default []
                     */
                    kinds?: ("stake" | "payout" | "refund" | "deposit" | "withdrawal_hold" | "withdrawal_release" | "withdrawal_pay" | "points_grant" | "points_convert" | "adjust_up" | "adjust_down" | "bonus_grant" | "clawback" | "debt_payment" | "debt_write_off" | "game_money_out" | "game_money_in" | "transfer_out" | "transfer_in" | "commission_pay" | "bonus_forfeit" | "free_bet_grant" | "free_bet_stake" | "free_bet_refund" | "free_bet_expire" | "deposit_reversal" | "bonus_reversal" | "free_bet_clawback")[];
                    /** Format: uuid */
                    memberId: string;
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
                            list: components["schemas"]["LedgerEntryView"][];
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
    admin_ledger_export: {
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
                    /** @enum {string} */
                    account?: "cash" | "held" | "points";
                    /**
                     * @description Money that came, or that went
                     * @enum {string}
                     */
                    direction?: "in" | "out";
                    /**
                     * @description Empty for every kind
                     * @default []
                     */
                    kinds?: ("stake" | "payout" | "refund" | "deposit" | "withdrawal_hold" | "withdrawal_release" | "withdrawal_pay" | "points_grant" | "points_convert" | "adjust_up" | "adjust_down" | "bonus_grant" | "clawback" | "debt_payment" | "debt_write_off" | "game_money_out" | "game_money_in" | "transfer_out" | "transfer_in" | "commission_pay" | "bonus_forfeit" | "free_bet_grant" | "free_bet_stake" | "free_bet_refund" | "free_bet_expire" | "deposit_reversal" | "bonus_reversal" | "free_bet_clawback")[];
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
                            list: components["schemas"]["LedgerEntryView"][];
                            /** @description False when older entries were left out */
                            isWhole: boolean;
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
    admin_ledger_commands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    commandIds: string[];
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
                            /** @description In the order in which they were decided */
                            list: {
                                commandId: string;
                                /** Format: date-time */
                                at: string;
                                kind: string;
                                amount: components["schemas"]["Won"];
                                /** @description The account it took from */
                                from: string;
                                /** @description The account it gave to */
                                to: string;
                                /** @description The member's cash after it */
                                cashAfter: components["schemas"]["Won"];
                                /** @description Why it moved nothing; null when it was applied */
                                refusal: string | null;
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
    cash_winLose: {
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
                            /** @description The last 92 days of what was asked, at most */
                            startDate: string;
                            endDate: string;
                            list: {
                                day: string;
                                deposits: components["schemas"]["Won"];
                                withdrawals: components["schemas"]["Won"];
                                pointsConverted: components["schemas"]["Won"];
                                stakes: components["schemas"]["Won"];
                                /** @description Stakes that were given back */
                                refunds: components["schemas"]["Won"];
                                wins: components["schemas"]["Won"];
                                /** @description Wins and refunds without the stakes */
                                net: components["schemas"]["SignedWon"];
                            }[];
                            total: {
                                deposits: components["schemas"]["Won"];
                                withdrawals: components["schemas"]["Won"];
                                pointsConverted: components["schemas"]["Won"];
                                stakes: components["schemas"]["Won"];
                                /** @description Stakes that were given back */
                                refunds: components["schemas"]["Won"];
                                wins: components["schemas"]["Won"];
                                /** @description Wins and refunds without the stakes */
                                net: components["schemas"]["SignedWon"];
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
    point_list: {
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
                    usage?: "all" | "earned" | "used";
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
                            list: components["schemas"]["PointEntryView"][];
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
    point_convert: {
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
                    /**
                     * @description Points to convert
                     * @default
                     */
                    amount?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `P001` Please enter the points to convert.
             *     - `P002` You can convert {limit} points or more.
             *     - `P003` This is more than your points.
             *     - `P004` Please enter the points in units of {limit}.
             *     - `P009` Points cannot be converted at the moment.
             *     - `C109` This is not possible during the time-out, until {until}. Withdrawals are.
             *     - `C110` This is not possible during a self-exclusion. Withdrawals are.
             *     - `U0011` This account is suspended. Please contact customer service.
             *     - `W404` The member has no account on this site.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             *     - `C999` This request was already made with different contents.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["BalanceView"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "P001" | "P002" | "P003" | "P004" | "P009" | "C109" | "C110" | "U0011" | "W404" | "NT99" | "C999";
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
    cash_protectionUsage: {
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
                     * Format: date-time
                     * @description When the session began; a month back at most
                     */
                    since?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
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
                            list: {
                                /** @enum {string} */
                                kind: "deposit" | "loss" | "wager";
                                /** @enum {string} */
                                period: "day" | "week" | "month";
                                /** @description Null is no limit */
                                limit: components["schemas"]["Won"] | null;
                                /** @description A net loss is below zero where more came back */
                                used: components["schemas"]["SignedWon"];
                                remaining: components["schemas"]["Won"] | null;
                                /** Format: date-time */
                                renewsAt: string;
                            }[];
                            /** @description What came back less what was staked */
                            netToday: components["schemas"]["SignedWon"];
                            netSince: components["schemas"]["SignedWon"] | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "NT99";
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
    main_cashList: {
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
                            deposits: components["schemas"]["PublicCashRow"][];
                            withdrawals: components["schemas"]["PublicCashRow"][];
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
    main_topWithdrawals: {
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
                            today: components["schemas"]["PublicCashRow"][];
                            week: components["schemas"]["PublicCashRow"][];
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
    admin_cash_list: {
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
                    /** @enum {string} */
                    kind: "in" | "out";
                    /** @enum {number} */
                    status?: 0 | 2 | 1 | -1 | -2;
                    /**
                     * @description Part of a login id or nickname, or a request's id: whole, or its first ten digits
                     * @default
                     */
                    search?: string;
                    /** Format: uuid */
                    memberId?: string;
                    amountMin?: components["schemas"]["Won"];
                    amountMax?: components["schemas"]["Won"];
                    /**
                     * @default queue
                     * @enum {string}
                     */
                    order?: "queue" | "newest" | "oldest" | "largest" | "smallest";
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
                            list: components["schemas"]["AdminCashRequestView"][];
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
    admin_cash_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & components["schemas"]["AdminCashRequestFilter"];
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
                            list: components["schemas"]["AdminCashRequestView"][];
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
    admin_cash_counts: {
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
                            deposits: components["schemas"]["OpenRequests"];
                            withdrawals: components["schemas"]["OpenRequests"];
                            /** @description Corrections that another operator asked for */
                            adjustments: number;
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
    admin_cash_find: {
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
                    requestId: string;
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
                            request: components["schemas"]["AdminCashRequestView"] | null;
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
    admin_cash_wait: {
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
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `T001` Please put the request on waiting first.
             *     - `T999` This has already been processed.
             *     - `W003` Please enter a reason.
             *     - `W014` This member owes {owed} won. Refuse the withdrawal: what it frees pays the debt first.
             *     - `W016` Above what one operator handles alone in a day: another than who took it has to approve.
             *     - `W017` Bets were cancelled or corrected: {remaining} won are to be staked again. Approve only after you have seen how much.
             *     - `W020` This member is kept from withdrawing, or suspended. Approve only after you have seen that.
             *     - `C109` This is not possible during the time-out, until {until}. Withdrawals are.
             *     - `C110` This is not possible during a self-exclusion. Withdrawals are.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             *     - `C999` This request was already made with different contents.
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
                            status: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "T001" | "T999" | "W003" | "W014" | "W016" | "W017" | "W020" | "C109" | "C110" | "NT99" | "C999";
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
    admin_cash_approve: {
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
                    /** @default  */
                    reason?: string;
                    /** @description Of a withdrawal: what is left to stake as the operator was shown it. Where more is left it is refused, and without it where anything is */
                    rollingRemaining?: components["schemas"]["Won"];
                    /** @description Of a withdrawal: the operator was shown that its member is banned or suspended */
                    keptSeen?: boolean;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `T001` Please put the request on waiting first.
             *     - `T999` This has already been processed.
             *     - `W003` Please enter a reason.
             *     - `W014` This member owes {owed} won. Refuse the withdrawal: what it frees pays the debt first.
             *     - `W016` Above what one operator handles alone in a day: another than who took it has to approve.
             *     - `W017` Bets were cancelled or corrected: {remaining} won are to be staked again. Approve only after you have seen how much.
             *     - `W020` This member is kept from withdrawing, or suspended. Approve only after you have seen that.
             *     - `C109` This is not possible during the time-out, until {until}. Withdrawals are.
             *     - `C110` This is not possible during a self-exclusion. Withdrawals are.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             *     - `C999` This request was already made with different contents.
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
                            status: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "T001" | "T999" | "W003" | "W014" | "W016" | "W017" | "W020" | "C109" | "C110" | "NT99" | "C999";
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
    admin_cash_reject: {
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
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `T001` Please put the request on waiting first.
             *     - `T999` This has already been processed.
             *     - `W003` Please enter a reason.
             *     - `W014` This member owes {owed} won. Refuse the withdrawal: what it frees pays the debt first.
             *     - `W016` Above what one operator handles alone in a day: another than who took it has to approve.
             *     - `W017` Bets were cancelled or corrected: {remaining} won are to be staked again. Approve only after you have seen how much.
             *     - `W020` This member is kept from withdrawing, or suspended. Approve only after you have seen that.
             *     - `C109` This is not possible during the time-out, until {until}. Withdrawals are.
             *     - `C110` This is not possible during a self-exclusion. Withdrawals are.
             *     - `NT99` Communication is delayed. Please try again in 5 seconds.
             *     - `C999` This request was already made with different contents.
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
                            status: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "T001" | "T999" | "W003" | "W014" | "W016" | "W017" | "W020" | "C109" | "C110" | "NT99" | "C999";
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
    admin_cash_takeBack: {
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
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `T002` Only a completed deposit can be taken back.
             *     - `T999` This has already been processed.
             *     - `W003` Please enter a reason.
             *     - `W019` Above what one operator handles alone in a day: another than who approved it has to take it back.
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
                            status: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "T002" | "T999" | "W003" | "W019" | "C999" | "NT99";
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
    admin_wallet_account: {
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
                            cash: components["schemas"]["Won"];
                            held: components["schemas"]["Won"];
                            points: components["schemas"]["Won"];
                            /** @description To be paid back; who owes has no cash */
                            owed: components["schemas"]["Won"];
                            /** @description Grows with each change; a higher one is newer */
                            version: string;
                            memberId: string;
                            memId: string;
                            memNick: string;
                            level: number;
                            status: number;
                            isPartner: boolean;
                            payoutAccountMasked: string;
                            payoutAccountVersion: number;
                            depositBanned: boolean;
                            withdrawalBanned: boolean;
                            banReason: string;
                            rollingRemaining: components["schemas"]["Won"];
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
    admin_wallet_ban: {
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
                    /** @description Absent stays as it is */
                    deposit?: boolean;
                    /** @description Absent stays as it is */
                    withdrawal?: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `W003` Please enter a reason.
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
                            depositBanned: boolean;
                            withdrawalBanned: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "W003" | "C999" | "NT99";
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
    admin_wallet_adjust: {
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
                    /** @enum {string} */
                    direction: "up" | "down";
                    amount: components["schemas"]["Won"];
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `C202` This is more than the balance.
             *     - `W003` Please enter a reason.
             *     - `W400` This amount cannot be processed.
             *     - `W404` The member has no account on this site.
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
                            cash: components["schemas"]["Won"];
                            held: components["schemas"]["Won"];
                            points: components["schemas"]["Won"];
                            /** @description To be paid back; who owes has no cash */
                            owed: components["schemas"]["Won"];
                            /** @description Grows with each change; a higher one is newer */
                            version: string;
                            /**
                             * @description asked: a second operator has to agree
                             * @enum {string}
                             */
                            outcome: "applied" | "asked";
                            /** @description Of the request to the second operator */
                            requestId: string | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "C202" | "W003" | "W400" | "W404" | "C999" | "NT99";
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
    admin_wallet_adjustments_list: {
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
                    /** @enum {string} */
                    status?: "waiting" | "approved" | "refused" | "withdrawn";
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
                            list: components["schemas"]["AdjustmentView"][];
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
    admin_wallet_adjustments_approve: {
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
             *     - `W003` Please enter a reason.
             *     - `T999` This has already been processed.
             *     - `W010` Another operator than the one who asked has to decide this.
             *     - `C202` This is more than the balance.
             *     - `W012` Nothing is left of this debt.
             *     - `W400` This amount cannot be processed.
             *     - `W404` The member has no account on this site.
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
                            status: "waiting" | "approved" | "refused" | "withdrawn";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "W003" | "T999" | "W010" | "C202" | "W012" | "W400" | "W404" | "C999" | "NT99";
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
    admin_wallet_adjustments_refuse: {
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
             *     - `W003` Please enter a reason.
             *     - `T999` This has already been processed.
             *     - `W010` Another operator than the one who asked has to decide this.
             *     - `C202` This is more than the balance.
             *     - `W012` Nothing is left of this debt.
             *     - `W400` This amount cannot be processed.
             *     - `W404` The member has no account on this site.
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
                            status: "waiting" | "approved" | "refused" | "withdrawn";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "W003" | "T999" | "W010" | "C202" | "W012" | "W400" | "W404" | "C999" | "NT99";
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
    admin_wallet_adjustments_withdraw: {
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
             *     - `W003` Please enter a reason.
             *     - `T999` This has already been processed.
             *     - `W010` Another operator than the one who asked has to decide this.
             *     - `C202` This is more than the balance.
             *     - `W012` Nothing is left of this debt.
             *     - `W400` This amount cannot be processed.
             *     - `W404` The member has no account on this site.
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
                            status: "waiting" | "approved" | "refused" | "withdrawn";
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "W003" | "T999" | "W010" | "C202" | "W012" | "W400" | "W404" | "C999" | "NT99";
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
    admin_wallet_debts_list: {
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
                    /** @enum {string} */
                    state?: "open" | "closed";
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
                            list: components["schemas"]["AdminDebtView"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description Of all that the filter finds */
                            left: components["schemas"]["Won"];
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
    admin_wallet_debts_writeOff: {
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
                    debtId: string;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `W003` Please enter a reason.
             *     - `W012` Nothing is left of this debt.
             *     - `W013` A write-off of this debt is already waiting for approval.
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
                             * @description asked: a second operator has to agree
                             * @enum {string}
                             */
                            outcome: "applied" | "asked";
                            /** @description What was left of it */
                            amount: components["schemas"]["Won"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "W003" | "W012" | "W013" | "C999" | "NT99";
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
    admin_wallet_figures: {
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
                            /** @description The last one is today */
                            days: components["schemas"]["BankDay"][];
                            /** @description Withdrawals on their way */
                            held: components["schemas"]["WonSum"];
                            /** @description Cash, held money and points of all members */
                            membersHold: components["schemas"]["WonSum"];
                            /** @description Waiting for a second operator */
                            waitingAdjustments: number;
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
    admin_cash_policy_get: {
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
                            /** @description 0 is what the site has before it sets any */
                            version: number;
                            policy: components["schemas"]["CashPolicy"];
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
    admin_cash_policy_set: {
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
                    /** @description 0 is what the site has before it sets any */
                    version: number;
                    policy: components["schemas"]["CashPolicy"];
                    /**
                     * @description Needed where one operator may do more by it
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
             *     - `W002` Another operator has changed the policy. Please load it again.
             *     - `W003` Please enter a reason.
             *     - `W011` These limits contradict each other. Check minimum, maximum, unit, day and level.
             *     - `W018` A change is already waiting for approval. It has to be approved or refused first.
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
                            /** @description 0 is what the site has before it sets any */
                            version: number;
                            policy: components["schemas"]["CashPolicy"];
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
                        resultCode?: "W002" | "W003" | "W011" | "W018" | "C999" | "NT99";
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
    admin_cash_policy_versions: {
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
                                policy: components["schemas"]["CashPolicy"];
                                /** @description What it replaced */
                                before: components["schemas"]["CashPolicy"];
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
    admin_cash_policy_requests: {
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
                            list: components["schemas"]["CashPolicyRequest"][];
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
    admin_cash_policy_decide: {
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
             *     - `W003` Please enter a reason.
             *     - `T999` This has already been processed.
             *     - `W010` Another operator than the one who asked has to decide this.
             *     - `W002` Another operator has changed the policy. Please load it again.
             *     - `W011` These limits contradict each other. Check minimum, maximum, unit, day and level.
             *     - `W018` A change is already waiting for approval. It has to be approved or refused first.
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
                        resultCode?: "W003" | "T999" | "W010" | "W002" | "W011" | "W018" | "C999" | "NT99";
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
    admin_reconciliation_latest: {
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
                            /** @description The last one of what is new */
                            run: components["schemas"]["ReconciliationRun"] | null;
                            /** @description The last one of every row */
                            proof: components["schemas"]["ReconciliationRun"] | null;
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
    admin_reconciliation_list: {
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
                            list: components["schemas"]["ReconciliationRun"][];
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
    admin_reconciliation_run: {
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
                     * @description new: the proven part of the ledger and what came since; all: every row there is
                     * @default new
                     * @enum {string}
                     */
                    scope?: "all" | "new";
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `W015` A reconciliation is already running. Please try again when it is done.
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
                            /** @description Null of every row: it is listed when done */
                            run: components["schemas"]["ReconciliationRun"] | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "W015";
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
    admin_reconciliation_violations: {
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
                    check: "entries-sum-to-zero" | "balances-equal-entries" | "no-negative-balance" | "versions-have-no-gap" | "cash-in-equals-accounts" | "held-equals-open-withdrawals" | "requests-moved-their-money" | "counter-sums-equal-entries" | "nets-equal-entries" | "debts-equal-entries";
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
                            total: number;
                            violations: {
                                subject: string;
                                detail: string;
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
    admin_cash_velocity_get: {
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
    admin_cash_velocity_set: {
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
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `W002` Another operator has changed the policy. Please load it again.
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
                        resultCode?: "W002" | "C999" | "NT99";
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
    admin_cash_velocity_versions: {
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
                            list: components["schemas"]["CashVelocityVersion"][];
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
    admin_cash_velocity_hits: {
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
    admin_audit_wallet_list: {
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
    admin_audit_wallet_export: {
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
    admin_audit_wallet_verify: {
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
