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
         * @description A logged-in member. Refuses with C001, C002, C003, C004, C101, C102, C103, C104, C105, F001, U0011.
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
         * @description A logged-in member. Refuses with C008, C010, C201, C202, C203, C204, C205, C206, C209, C214, C215, C216, C217, C218, C219, C220, F001, U0011, TE99, NT99.
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
         * @description A logged-in member. Refuses with C001, C004, U0011.
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
         * @description A logged-in member. Refuses with P001, P002, P003, P004, P009, U0011, W404.
         */
        post: operations["point_convert"];
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
         * @description An operator with the permission cash.decide. Refuses with T001, T999, W003, H404.
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
         * @description An operator with the permission cash.decide. Refuses with T001, T999, W003, H404.
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
         * @description An operator with the permission cash.decide. Refuses with T001, T999, W003, H404.
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
         * Corrects a member's cash by hand
         * @description An operator with the permission cash.adjust. Refuses with C202, W003, W400, W404, H404.
         */
        post: operations["admin_wallet_adjust"];
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
         * The site's limits, opening and deposit account
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
         * Sets the site's limits, opening and deposit account
         * @description An operator with the permission cash.policy. Refuses with W002.
         */
        post: operations["admin_cash_policy_set"];
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
                            /** @description Grows with each change; a higher one is newer */
                            version: string;
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
                    kind: "in" | "out";
                    /** @enum {number} */
                    status?: 0 | 2 | 1 | -1;
                    /**
                     * @description Part of a login id or nickname
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
                            /** @description Grows with each change; a higher one is newer */
                            version: string;
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
                                depositAccount: {
                                    bankName: string;
                                    accountNumber: string;
                                    accountHolder: string;
                                    shownMinutes: number;
                                };
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
                        depositAccount: {
                            bankName: string;
                            accountNumber: string;
                            accountHolder: string;
                            shownMinutes: number;
                        };
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
                                depositAccount: {
                                    bankName: string;
                                    accountNumber: string;
                                    accountHolder: string;
                                    shownMinutes: number;
                                };
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
                                    check: "entries-sum-to-zero" | "balances-equal-entries" | "no-negative-balance" | "versions-have-no-gap" | "cash-in-equals-accounts" | "held-equals-open-withdrawals" | "requests-moved-their-money" | "counter-sums-equal-entries";
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
                                    check: "entries-sum-to-zero" | "balances-equal-entries" | "no-negative-balance" | "versions-have-no-gap" | "cash-in-equals-accounts" | "held-equals-open-withdrawals" | "requests-moved-their-money" | "counter-sums-equal-entries";
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
