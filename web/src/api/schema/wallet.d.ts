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
         * @description A logged-in member. Refuses with C001, C002, C003, C004, C101, C102, C103, C104, C105, C106, C107, C108, C109, C110, F001, U0011, TE99, NT99.
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
         * @description A logged-in member. Refuses with C008, C010, C201, C202, C203, C204, C205, C206, C209, C214, C215, C216, C217, C218, C219, C220, C221, F001, U0011, TE99, NT99.
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
         * @description A logged-in member. Refuses with C001, C004, C005, C109, C110, U0011, TE99, NT99.
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
         * @description A logged-in member. Refuses with F001, H404.
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
         * @description A logged-in member. Refuses with P001, P002, P003, P004, P009, C109, C110, U0011, W404, TE99, NT99.
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
         * @description A logged-in member. Refuses with TE99, NT99.
         */
        post: operations["cash_protectionUsage"];
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
         * @description A logged-in member. Refuses with C009.
         */
        post: operations["cash_outGameMoney"];
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
         * @description An operator with the permission cash.decide. Refuses with T001, T999, W003, W014, C109, C110, H404, TE99, NT99.
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
         * @description An operator with the permission cash.decide. Refuses with T001, T999, W003, W014, C109, C110, H404, TE99, NT99.
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
         * Rejects a waiting request; held money goes back
         * @description An operator with the permission cash.decide. Refuses with T001, T999, W003, W014, C109, C110, H404, TE99, NT99.
         */
        post: operations["admin_cash_reject"];
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
         * @description An operator with the permission cash.read. Refuses with H404.
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
         * @description An operator with the permission cash.decide. Refuses with W003, H404.
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
         * Corrects a member's cash by hand, or asks a second operator to agree
         * @description An operator with the permission cash.adjust. Refuses with C202, W003, W400, W404, H404.
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
         * @description An operator with the permission cash.adjust. Refuses with C202, T999, W003, W010, W012, H404.
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
         * @description An operator with the permission cash.adjust. Refuses with C202, T999, W003, W010, W012, H404.
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
         * @description An operator with the permission cash.adjust. Refuses with C202, T999, W003, W010, W012, H404.
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
         * @description An operator with the permission cash.adjust. Refuses with W003, W012, W013, H404.
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
         * Sets the site's limits and opening
         * @description An operator with the permission cash.policy. Refuses with W002, W011, C999.
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
         * @description An operator with the permission reconciliation.read.
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
         * @description An operator with the permission reconciliation.read.
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
         * Checks now what must always hold
         * @description An operator with the permission reconciliation.read.
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
         * @description An operator with the permission reconciliation.read.
         */
        post: operations["admin_reconciliation_violations"];
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
    schemas: never;
    responses: never;
    parameters: never;
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
                            /** @description Won, as a decimal string */
                            cash: string;
                            /** @description Won, as a decimal string */
                            held: string;
                            /** @description Won, as a decimal string */
                            points: string;
                            /** @description To be paid back; who owes has no cash */
                            owed: string;
                            /** @description Grows with each change; a higher one is newer */
                            version: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    cash_in: {
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
                    /**
                     * @description Won, as a decimal string
                     * @default
                     */
                    amount?: string;
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
                            requestId: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    cash_out: {
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
                    /**
                     * @description Won, as a decimal string
                     * @default
                     */
                    amount?: string;
                    /** @default  */
                    cashOutPass?: string;
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
                            requestId: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                            bankName: string;
                            accountNumber: string;
                            accountHolder: string;
                            /** Format: date-time */
                            expiresAt: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                    cashType?: "in" | "out" | "all";
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
                                /** @enum {string} */
                                kind: "in" | "out";
                                /** @description Won, as a decimal string */
                                amount: string;
                                /** @description Won, as a decimal string */
                                bonusAmount: string;
                                /**
                                 * @description 0 request, 2 waiting, 1 complete, -1 cancel
                                 * @enum {number}
                                 */
                                status: 0 | 2 | 1 | -1;
                                /** Format: date-time */
                                requestedAt: string;
                                processedAt: string | null;
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
    cash_del: {
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
                            requestId: string;
                            status: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                            deposit: {
                                open: boolean;
                                /** @description Won, as a decimal string */
                                minimum: string;
                                /** @description Won, as a decimal string */
                                maximum: string;
                                /** @description Won, as a decimal string */
                                unit: string;
                                /** @description What the Korean day still holds */
                                leftToday: string;
                                requestsLeft: number;
                                bonusPercent: number;
                            };
                            withdrawal: {
                                open: boolean;
                                /** @description Won, as a decimal string */
                                minimum: string;
                                /** @description Won, as a decimal string */
                                maximum: string;
                                /** @description Won, as a decimal string */
                                unit: string;
                                /** @description What the Korean day still holds */
                                leftToday: string;
                                requestsLeft: number;
                                /** @description To be staked before money may leave */
                                rollingRemaining: string;
                                /** @description To be paid back before money may leave */
                                owed: string;
                                bankClosed: boolean;
                                /** @description HH:mm in Korea; never closed when both are the same */
                                bankClosedFrom: string;
                                bankClosedUntil: string;
                            };
                            points: {
                                open: boolean;
                                /** @description Won, as a decimal string */
                                minimum: string;
                                /** @description Won, as a decimal string */
                                unit: string;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                            /** @description Won, as a decimal string */
                            owed: string;
                            list: {
                                debtId: string;
                                /** @description What the money was for: bet-slip */
                                subjectType: string;
                                subjectId: string;
                                product: string;
                                /** @description What was to be taken back */
                                amount: string;
                                /** @description Won, as a decimal string */
                                collected: string;
                                /** @description What is still owed of it */
                                left: string;
                                /** Format: date-time */
                                arisenAt: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                    kinds?: ("stake" | "payout" | "refund" | "deposit" | "withdrawal_hold" | "withdrawal_release" | "withdrawal_pay" | "points_grant" | "points_convert" | "adjust_up" | "adjust_down" | "bonus_grant" | "clawback" | "debt_payment" | "debt_write_off")[];
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
                                entryId: string;
                                /** Format: date-time */
                                at: string;
                                /** @description stake, payout, deposit, withdrawal_hold, … */
                                kind: string;
                                /** @description cash, held or points */
                                account: string;
                                /** @description Won, as a decimal string, below zero for money that went out */
                                amount: string;
                                /** @description Won, as a decimal string */
                                balanceAfter: string;
                                subjectType: string;
                                subjectId: string;
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
    cash_statement: {
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
                    kinds?: ("stake" | "payout" | "refund" | "deposit" | "withdrawal_hold" | "withdrawal_release" | "withdrawal_pay" | "points_grant" | "points_convert" | "adjust_up" | "adjust_down" | "bonus_grant" | "clawback" | "debt_payment" | "debt_write_off")[];
                    /** @description The `next` of the piece before */
                    after?: string;
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
                            /** @description Newest first, at most 1000 */
                            list: {
                                entryId: string;
                                /** Format: date-time */
                                at: string;
                                /** @description stake, payout, deposit, withdrawal_hold, … */
                                kind: string;
                                /** @description cash, held or points */
                                account: string;
                                /** @description Won, as a decimal string, below zero for money that went out */
                                amount: string;
                                /** @description Won, as a decimal string */
                                balanceAfter: string;
                                subjectType: string;
                                subjectId: string;
                            }[];
                            /** @description Null when nothing is left */
                            next: string | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                    kinds?: ("stake" | "payout" | "refund" | "deposit" | "withdrawal_hold" | "withdrawal_release" | "withdrawal_pay" | "points_grant" | "points_convert" | "adjust_up" | "adjust_down" | "bonus_grant" | "clawback" | "debt_payment" | "debt_write_off")[];
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
                                entryId: string;
                                /** Format: date-time */
                                at: string;
                                /** @description stake, payout, deposit, withdrawal_hold, … */
                                kind: string;
                                /** @description cash, held or points */
                                account: string;
                                /** @description Won, as a decimal string, below zero for money that went out */
                                amount: string;
                                /** @description Won, as a decimal string */
                                balanceAfter: string;
                                subjectType: string;
                                subjectId: string;
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
    admin_ledger_export: {
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
                    kinds?: ("stake" | "payout" | "refund" | "deposit" | "withdrawal_hold" | "withdrawal_release" | "withdrawal_pay" | "points_grant" | "points_convert" | "adjust_up" | "adjust_down" | "bonus_grant" | "clawback" | "debt_payment" | "debt_write_off")[];
                    /** Format: uuid */
                    memberId: string;
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
                                entryId: string;
                                /** Format: date-time */
                                at: string;
                                /** @description stake, payout, deposit, withdrawal_hold, … */
                                kind: string;
                                /** @description cash, held or points */
                                account: string;
                                /** @description Won, as a decimal string, below zero for money that went out */
                                amount: string;
                                /** @description Won, as a decimal string */
                                balanceAfter: string;
                                subjectType: string;
                                subjectId: string;
                            }[];
                            /** @description False when older entries were left out */
                            isWhole: boolean;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                "application/json": {
                    commandIds: string[];
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
                            /** @description In the order in which they were decided */
                            list: {
                                commandId: string;
                                /** Format: date-time */
                                at: string;
                                kind: string;
                                /** @description Won, as a decimal string */
                                amount: string;
                                /** @description The account it took from */
                                from: string;
                                /** @description The account it gave to */
                                to: string;
                                /** @description The member's cash after it */
                                cashAfter: string;
                                /** @description Why it moved nothing; null when it was applied */
                                refusal: string | null;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                "application/json": {
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
                            /** @description The last 92 days of what was asked, at most */
                            startDate: string;
                            endDate: string;
                            list: {
                                day: string;
                                /** @description Won, as a decimal string */
                                deposits: string;
                                /** @description Won, as a decimal string */
                                withdrawals: string;
                                /** @description Won, as a decimal string */
                                pointsConverted: string;
                                /** @description Won, as a decimal string */
                                stakes: string;
                                /** @description Stakes that were given back */
                                refunds: string;
                                /** @description Won, as a decimal string */
                                wins: string;
                                /** @description Wins and refunds without the stakes */
                                net: string;
                            }[];
                            total: {
                                /** @description Won, as a decimal string */
                                deposits: string;
                                /** @description Won, as a decimal string */
                                withdrawals: string;
                                /** @description Won, as a decimal string */
                                pointsConverted: string;
                                /** @description Won, as a decimal string */
                                stakes: string;
                                /** @description Stakes that were given back */
                                refunds: string;
                                /** @description Won, as a decimal string */
                                wins: string;
                                /** @description Wins and refunds without the stakes */
                                net: string;
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                    usage?: "all" | "earned" | "used";
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
                                accrualPoint: string;
                                /** @description points_grant, points_convert, … */
                                usageType: string;
                                /** @description What it did to the points, below zero when used */
                                appliedPoint: string;
                                /** @description Won, as a decimal string */
                                balanceAfter: string;
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
    point_convert: {
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
                    /**
                     * @description Points to convert
                     * @default
                     */
                    amount?: string;
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
                            /** @description Won, as a decimal string */
                            cash: string;
                            /** @description Won, as a decimal string */
                            held: string;
                            /** @description Won, as a decimal string */
                            points: string;
                            /** @description To be paid back; who owes has no cash */
                            owed: string;
                            /** @description Grows with each change; a higher one is newer */
                            version: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When the session began; a month back at most
                     */
                    since?: string;
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
                                /** @enum {string} */
                                kind: "deposit" | "loss";
                                /** @enum {string} */
                                period: "day" | "week" | "month";
                                /** @description Null is no limit */
                                limit: string | null;
                                /** @description A net loss is below zero where more came back */
                                used: string;
                                remaining: string | null;
                                /** Format: date-time */
                                renewsAt: string;
                            }[];
                            /** @description What came back less what was staked */
                            netToday: string;
                            netSince: string | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    cash_outGameMoney: {
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
                            /** @description Won, as a decimal string */
                            merged: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                            deposits: {
                                memberMasked: string;
                                /** @description Won, as a decimal string */
                                amount: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            withdrawals: {
                                memberMasked: string;
                                /** @description Won, as a decimal string */
                                amount: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                            today: {
                                memberMasked: string;
                                /** @description Won, as a decimal string */
                                amount: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            week: {
                                memberMasked: string;
                                /** @description Won, as a decimal string */
                                amount: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                    /** @enum {string} */
                    kind: "in" | "out";
                    /** @enum {number} */
                    status?: 0 | 2 | 1 | -1;
                    /**
                     * @description Part of a login id or nickname, or a request's whole id
                     * @default
                     */
                    search?: string;
                    /** Format: uuid */
                    memberId?: string;
                    /** @description Won, as a decimal string */
                    amountMin?: string;
                    /** @description Won, as a decimal string */
                    amountMax?: string;
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
                                /** @enum {string} */
                                kind: "in" | "out";
                                /** @description Won, as a decimal string */
                                amount: string;
                                /** @description Won, as a decimal string */
                                bonusAmount: string;
                                /**
                                 * @description 0 request, 2 waiting, 1 complete, -1 cancel
                                 * @enum {number}
                                 */
                                status: 0 | 2 | 1 | -1;
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
                                /** @description Won, as a decimal string */
                                balance: string;
                                /** @description What the member has to pay back */
                                owed: string;
                                /** @description Operator */
                                processedBy: string | null;
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
    admin_cash_export: {
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
                    /** @enum {string} */
                    kind: "in" | "out";
                    /** @enum {number} */
                    status?: 0 | 2 | 1 | -1;
                    /**
                     * @description Part of a login id or nickname, or a request's whole id
                     * @default
                     */
                    search?: string;
                    /** Format: uuid */
                    memberId?: string;
                    /** @description Won, as a decimal string */
                    amountMin?: string;
                    /** @description Won, as a decimal string */
                    amountMax?: string;
                    /**
                     * @default queue
                     * @enum {string}
                     */
                    order?: "queue" | "newest" | "oldest" | "largest" | "smallest";
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
                                /** @enum {string} */
                                kind: "in" | "out";
                                /** @description Won, as a decimal string */
                                amount: string;
                                /** @description Won, as a decimal string */
                                bonusAmount: string;
                                /**
                                 * @description 0 request, 2 waiting, 1 complete, -1 cancel
                                 * @enum {number}
                                 */
                                status: 0 | 2 | 1 | -1;
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
                                /** @description Won, as a decimal string */
                                balance: string;
                                /** @description What the member has to pay back */
                                owed: string;
                                /** @description Operator */
                                processedBy: string | null;
                            }[];
                            total: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                            deposits: {
                                requested: number;
                                waiting: number;
                            };
                            withdrawals: {
                                requested: number;
                                waiting: number;
                            };
                            /** @description Corrections that another operator asked for */
                            adjustments: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                "application/json": {
                    /** Format: uuid */
                    requestId: string;
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
                            request: {
                                requestId: string;
                                /** @enum {string} */
                                kind: "in" | "out";
                                /** @description Won, as a decimal string */
                                amount: string;
                                /** @description Won, as a decimal string */
                                bonusAmount: string;
                                /**
                                 * @description 0 request, 2 waiting, 1 complete, -1 cancel
                                 * @enum {number}
                                 */
                                status: 0 | 2 | 1 | -1;
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
                                /** @description Won, as a decimal string */
                                balance: string;
                                /** @description What the member has to pay back */
                                owed: string;
                                /** @description Operator */
                                processedBy: string | null;
                            } | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_cash_wait: {
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
                    /** @default  */
                    reason?: string;
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
                            requestId: string;
                            status: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_cash_approve: {
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
                    /** @default  */
                    reason?: string;
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
                            requestId: string;
                            status: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_cash_reject: {
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
                    /** @default  */
                    reason?: string;
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
                            requestId: string;
                            status: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                "application/json": {
                    /** Format: uuid */
                    memberId: string;
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
                            /** @description Won, as a decimal string */
                            cash: string;
                            /** @description Won, as a decimal string */
                            held: string;
                            /** @description Won, as a decimal string */
                            points: string;
                            /** @description To be paid back; who owes has no cash */
                            owed: string;
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
                            /** @description Won, as a decimal string */
                            rollingRemaining: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_wallet_ban: {
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
                    memberId: string;
                    deposit: boolean;
                    withdrawal: boolean;
                    /** @default  */
                    reason?: string;
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
                            depositBanned: boolean;
                            withdrawalBanned: boolean;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_wallet_adjust: {
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
                    memberId: string;
                    /** @enum {string} */
                    direction: "up" | "down";
                    /** @description Won, as a decimal string */
                    amount: string;
                    /** @default  */
                    reason?: string;
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
                            /** @description Won, as a decimal string */
                            cash: string;
                            /** @description Won, as a decimal string */
                            held: string;
                            /** @description Won, as a decimal string */
                            points: string;
                            /** @description To be paid back; who owes has no cash */
                            owed: string;
                            /** @description Grows with each change; a higher one is newer */
                            version: string;
                            /**
                             * @description asked: a second operator has to agree
                             * @enum {string}
                             */
                            outcome: "applied" | "asked";
                            /** @description Of the request to the second operator */
                            requestId: string | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                    /** @enum {string} */
                    status?: "waiting" | "approved" | "refused" | "withdrawn";
                    /** Format: uuid */
                    memberId?: string;
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
                                memberId: string;
                                memId: string;
                                memNick: string;
                                /**
                                 * @description write_off: of what the member owes
                                 * @enum {string}
                                 */
                                direction: "up" | "down" | "write_off";
                                /** @description Won, as a decimal string */
                                amount: string;
                                /** @description What the member has now */
                                balance: string;
                                /** @description What the member owes now */
                                owed: string;
                                reason: string;
                                /** @enum {string} */
                                status: "waiting" | "approved" | "refused" | "withdrawn";
                                /** @description Login id of the operator */
                                askedByName: string;
                                /** @description Asked by who calls, who may therefore not agree */
                                isOwn: boolean;
                                /** Format: date-time */
                                askedAt: string;
                                decidedByName: string;
                                decidedAt: string | null;
                                refusal: string;
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
    admin_wallet_adjustments_approve: {
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
                    /** @default  */
                    reason?: string;
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
                            requestId: string;
                            /** @enum {string} */
                            status: "waiting" | "approved" | "refused" | "withdrawn";
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_wallet_adjustments_refuse: {
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
                    /** @default  */
                    reason?: string;
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
                            requestId: string;
                            /** @enum {string} */
                            status: "waiting" | "approved" | "refused" | "withdrawn";
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_wallet_adjustments_withdraw: {
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
                    /** @default  */
                    reason?: string;
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
                            requestId: string;
                            /** @enum {string} */
                            status: "waiting" | "approved" | "refused" | "withdrawn";
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                    /** @enum {string} */
                    state?: "open" | "closed";
                    /** Format: uuid */
                    memberId?: string;
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
                                debtId: string;
                                /** @description What the money was for: bet-slip */
                                subjectType: string;
                                subjectId: string;
                                product: string;
                                /** @description What was to be taken back */
                                amount: string;
                                /** @description Won, as a decimal string */
                                collected: string;
                                /** @description What is still owed of it */
                                left: string;
                                /** Format: date-time */
                                arisenAt: string;
                                memberId: string;
                                memId: string;
                                memNick: string;
                                /** @description Won, as a decimal string */
                                writtenOff: string;
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
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                            /** @description Of all that the filter finds */
                            left: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_wallet_debts_writeOff: {
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
                    debtId: string;
                    /** @default  */
                    reason?: string;
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
                             * @description asked: a second operator has to agree
                             * @enum {string}
                             */
                            outcome: "applied" | "asked";
                            /** @description What was left of it */
                            amount: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                "application/json": {
                    /** @default 7 */
                    days?: number;
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
                            /** @description The last one is today */
                            days: {
                                day: string;
                                /** @description Won, as a decimal string */
                                deposits: string;
                                depositCount: number;
                                /** @description Won, as a decimal string */
                                withdrawals: string;
                                withdrawalCount: number;
                            }[];
                            /** @description Withdrawals on their way */
                            held: string;
                            /** @description Cash, held money and points of all members */
                            membersHold: string;
                            /** @description Waiting for a second operator */
                            waitingAdjustments: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                                depositOpen: boolean;
                                withdrawalOpen: boolean;
                                pointsOpen: boolean;
                                /** @description Won, as a decimal string */
                                pointsMinimum: string;
                                /** @description Won, as a decimal string */
                                pointsUnit: string;
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
                                /** @description More than this, in a day for a member, takes two operators */
                                adjustAloneMax: string;
                                levels: {
                                    level: number;
                                    deposit: {
                                        /** @description Won, as a decimal string */
                                        minimum: string;
                                        /** @description Won, as a decimal string */
                                        maximum: string;
                                        /** @description Won, as a decimal string */
                                        unit: string;
                                        /** @description Won, as a decimal string */
                                        perDay: string;
                                        requestsPerDay: number;
                                    };
                                    withdrawal: {
                                        /** @description Won, as a decimal string */
                                        minimum: string;
                                        /** @description Won, as a decimal string */
                                        maximum: string;
                                        /** @description Won, as a decimal string */
                                        unit: string;
                                        /** @description Won, as a decimal string */
                                        perDay: string;
                                        requestsPerDay: number;
                                    };
                                    depositBonusPercent: number;
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
    admin_cash_policy_set: {
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
                        depositOpen: boolean;
                        withdrawalOpen: boolean;
                        pointsOpen: boolean;
                        /** @description Won, as a decimal string */
                        pointsMinimum: string;
                        /** @description Won, as a decimal string */
                        pointsUnit: string;
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
                        /** @description More than this, in a day for a member, takes two operators */
                        adjustAloneMax: string;
                        levels: {
                            level: number;
                            deposit: {
                                /** @description Won, as a decimal string */
                                minimum: string;
                                /** @description Won, as a decimal string */
                                maximum: string;
                                /** @description Won, as a decimal string */
                                unit: string;
                                /** @description Won, as a decimal string */
                                perDay: string;
                                requestsPerDay: number;
                            };
                            withdrawal: {
                                /** @description Won, as a decimal string */
                                minimum: string;
                                /** @description Won, as a decimal string */
                                maximum: string;
                                /** @description Won, as a decimal string */
                                unit: string;
                                /** @description Won, as a decimal string */
                                perDay: string;
                                requestsPerDay: number;
                            };
                            depositBonusPercent: number;
                        }[];
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
                            /** @description 0 is the demonstration policy */
                            version: number;
                            policy: {
                                depositOpen: boolean;
                                withdrawalOpen: boolean;
                                pointsOpen: boolean;
                                /** @description Won, as a decimal string */
                                pointsMinimum: string;
                                /** @description Won, as a decimal string */
                                pointsUnit: string;
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
                                /** @description More than this, in a day for a member, takes two operators */
                                adjustAloneMax: string;
                                levels: {
                                    level: number;
                                    deposit: {
                                        /** @description Won, as a decimal string */
                                        minimum: string;
                                        /** @description Won, as a decimal string */
                                        maximum: string;
                                        /** @description Won, as a decimal string */
                                        unit: string;
                                        /** @description Won, as a decimal string */
                                        perDay: string;
                                        requestsPerDay: number;
                                    };
                                    withdrawal: {
                                        /** @description Won, as a decimal string */
                                        minimum: string;
                                        /** @description Won, as a decimal string */
                                        maximum: string;
                                        /** @description Won, as a decimal string */
                                        unit: string;
                                        /** @description Won, as a decimal string */
                                        perDay: string;
                                        requestsPerDay: number;
                                    };
                                    depositBonusPercent: number;
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
    admin_cash_policy_versions: {
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
                                    depositOpen: boolean;
                                    withdrawalOpen: boolean;
                                    pointsOpen: boolean;
                                    /** @description Won, as a decimal string */
                                    pointsMinimum: string;
                                    /** @description Won, as a decimal string */
                                    pointsUnit: string;
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
                                    /** @description More than this, in a day for a member, takes two operators */
                                    adjustAloneMax: string;
                                    levels: {
                                        level: number;
                                        deposit: {
                                            /** @description Won, as a decimal string */
                                            minimum: string;
                                            /** @description Won, as a decimal string */
                                            maximum: string;
                                            /** @description Won, as a decimal string */
                                            unit: string;
                                            /** @description Won, as a decimal string */
                                            perDay: string;
                                            requestsPerDay: number;
                                        };
                                        withdrawal: {
                                            /** @description Won, as a decimal string */
                                            minimum: string;
                                            /** @description Won, as a decimal string */
                                            maximum: string;
                                            /** @description Won, as a decimal string */
                                            unit: string;
                                            /** @description Won, as a decimal string */
                                            perDay: string;
                                            requestsPerDay: number;
                                        };
                                        depositBonusPercent: number;
                                    }[];
                                };
                                changedAt: string | null;
                                /** @description Operator */
                                changedBy: string | null;
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
    admin_reconciliation_latest: {
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
                            run: {
                                runId: string;
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
                            } | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                                runId: string;
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
    admin_reconciliation_run: {
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
                            run: {
                                runId: string;
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
                        } | null;
                        requestId: string;
                    };
                };
            };
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
                "application/json": {
                    /** @enum {string} */
                    check: "entries-sum-to-zero" | "balances-equal-entries" | "no-negative-balance" | "versions-have-no-gap" | "cash-in-equals-accounts" | "held-equals-open-withdrawals" | "requests-moved-their-money" | "counter-sums-equal-entries" | "nets-equal-entries" | "debts-equal-entries";
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
                            total: number;
                            violations: {
                                subject: string;
                                detail: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
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
    admin_audit_wallet_export: {
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
    admin_audit_wallet_verify: {
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
