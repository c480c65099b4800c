// Generated from the service's OpenAPI document by npm run generate.

export interface paths {
    "/api/board/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The notices, pinned ones first, then the newest
         * @description Anyone.
         */
        post: operations["board_notice_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main/nt/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The first 5 notices, for the main page
         * @description Anyone.
         */
        post: operations["main_nt_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/notice/datail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A notice, and the ones published before and after it
         * @description Anyone. Refuses with BD001.
         */
        post: operations["board_notice_datail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/faq/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Questions that are often asked, and their answers
         * @description Anyone.
         */
        post: operations["board_faq_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etc/popupList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The popups for this reader now, in their order
         * @description Anyone.
         */
        post: operations["etc_popupList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main/popupList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same popups, under the name the main page asks for
         * @description Anyone.
         */
        post: operations["main_popupList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etc/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The banners that are shown now, in their order
         * @description Anyone.
         */
        post: operations["etc_banner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etc/textPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A text page in the language of the request
         * @description Anyone. Refuses with BD001.
         */
        post: operations["etc_textPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/textPages/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The site's text pages, each in its present version
         * @description An operator with the permission content.manage.
         */
        post: operations["admin_board_textPages_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/textPages/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who saved a text page and when, newest first
         * @description An operator with the permission content.manage.
         */
        post: operations["admin_board_textPages_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/textPages/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A version of a text page in every language; the present one when none is named
         * @description An operator with the permission content.manage. Refuses with BD001.
         */
        post: operations["admin_board_textPages_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/textPages/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a text page as its next version
         * @description An operator with the permission content.manage. Refuses with BD002, BD003, T999, C999.
         */
        post: operations["admin_board_textPages_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/textPages/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an earlier version's words the newest version
         * @description An operator with the permission content.manage. Refuses with BD001, BD002, T999, C999.
         */
        post: operations["admin_board_textPages_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/notices/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every notice, shown or not
         * @description An operator with the permission content.manage.
         */
        post: operations["admin_board_notices_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/notices/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One notice, with its texts in every language
         * @description An operator with the permission content.manage. Refuses with BD001.
         */
        post: operations["admin_board_notices_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/notices/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a notice whole, new without an idx; at most 10000 on a site
         * @description An operator with the permission content.manage. Refuses with BD001, BD002, BD003, T999, C999.
         */
        post: operations["admin_board_notices_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/notices/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a notice for good
         * @description An operator with the permission content.manage. Refuses with BD001, BD002, C999.
         */
        post: operations["admin_board_notices_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/faq/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every question, shown or not
         * @description An operator with the permission content.manage.
         */
        post: operations["admin_board_faq_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/faq/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One question, with its texts in every language
         * @description An operator with the permission content.manage. Refuses with BD001.
         */
        post: operations["admin_board_faq_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/faq/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a question whole, new without an idx; at most 200 on a site
         * @description An operator with the permission content.manage. Refuses with BD001, BD002, BD003, T999, C999.
         */
        post: operations["admin_board_faq_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/faq/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a question for good
         * @description An operator with the permission content.manage. Refuses with BD001, BD002, C999.
         */
        post: operations["admin_board_faq_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/popups/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every popup, shown or not
         * @description An operator with the permission content.manage.
         */
        post: operations["admin_board_popups_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/popups/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One popup, with its texts in every language
         * @description An operator with the permission content.manage. Refuses with BD001.
         */
        post: operations["admin_board_popups_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/popups/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a popup whole, new without an idx; at most 50 on a site
         * @description An operator with the permission content.manage. Refuses with BD001, BD002, BD003, T999, C999.
         */
        post: operations["admin_board_popups_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/popups/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a popup for good
         * @description An operator with the permission content.manage. Refuses with BD001, BD002, C999.
         */
        post: operations["admin_board_popups_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/banners/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every banner, shown or not
         * @description An operator with the permission content.manage.
         */
        post: operations["admin_board_banners_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/banners/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One banner, with its texts in every language
         * @description An operator with the permission content.manage. Refuses with BD001.
         */
        post: operations["admin_board_banners_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/banners/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a banner whole, new without an idx; at most 50 on a site
         * @description An operator with the permission content.manage. Refuses with BD001, BD002, BD003, T999, C999.
         */
        post: operations["admin_board_banners_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/banners/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a banner for good
         * @description An operator with the permission content.manage. Refuses with BD001, BD002, C999.
         */
        post: operations["admin_board_banners_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/board/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in board, newest first
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_board_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/board/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in board, newest first, for a file
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_board_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/board/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the audit log of board is whole
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_board_verify"];
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
    board_notice_list: {
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
                     * @description Part of the title or text
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
                                boardIdx: number;
                                title: string;
                                /** @enum {string} */
                                category: "notice" | "event";
                                pinned: boolean;
                                views: number;
                                /** Format: date-time */
                                publishedAt: string;
                            }[];
                            pageInfo: {
                                page: number;
                                count_per_list: number;
                                tatal_list_count: number;
                            };
                            /** @description The boardIdx of the page's notices, in their order */
                            idxList: number[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    main_nt_list: {
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
                            list: {
                                boardIdx: number;
                                title: string;
                                /** @enum {string} */
                                category: "notice" | "event";
                                pinned: boolean;
                                views: number;
                                /** Format: date-time */
                                publishedAt: string;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    board_notice_datail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    boardIdx: number;
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
                            board: {
                                boardIdx: number;
                                title: string;
                                /** @enum {string} */
                                category: "notice" | "event";
                                pinned: boolean;
                                /** @description Readers, each counted once a day */
                                views: number;
                                /** Format: date-time */
                                publishedAt: string;
                                /** @description Markdown; see the calls that save it */
                                body: string;
                                /** Format: date-time */
                                updatedAt: string;
                            };
                            /** @description The one published before */
                            previous: {
                                boardIdx: number;
                                title: string;
                            } | null;
                            /** @description The one published after */
                            next: {
                                boardIdx: number;
                                title: string;
                            } | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    board_faq_list: {
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
                    category?: "cash" | "member" | "betting" | "etc";
                    /**
                     * @description Part of the question or answer
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
                                faqIdx: number;
                                /** @enum {string} */
                                category: "cash" | "member" | "betting" | "etc";
                                /** @description The question */
                                title: string;
                                /** @description Markdown; see the calls that save it */
                                body: string;
                                /**
                                 * @description The language it is in: another one where it has no translation
                                 * @enum {string}
                                 */
                                language: "ko" | "en" | "vi";
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    etc_popupList: {
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
                            list: {
                                bannerIdx: number;
                                /** @description Grows when the popup is changed */
                                version: number;
                                title: string;
                                /** @description Markdown; see the calls that save it */
                                body: string;
                                /**
                                 * @description The language it is in: another one where it has no translation
                                 * @enum {string}
                                 */
                                language: "ko" | "en" | "vi";
                                /** @description https://… or a path of the site */
                                link: string | null;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    main_popupList: {
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
                            list: {
                                bannerIdx: number;
                                /** @description Grows when the popup is changed */
                                version: number;
                                title: string;
                                /** @description Markdown; see the calls that save it */
                                body: string;
                                /**
                                 * @description The language it is in: another one where it has no translation
                                 * @enum {string}
                                 */
                                language: "ko" | "en" | "vi";
                                /** @description https://… or a path of the site */
                                link: string | null;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    etc_banner: {
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
                            list: {
                                bannerIdx: number;
                                /** @enum {string} */
                                place: "main-top" | "main-middle";
                                /**
                                 * @description A drawing of the web
                                 * @enum {string}
                                 */
                                art: "deposit" | "withdrawal" | "point" | "live" | "slot" | "sport" | "mini" | "notice" | "safety";
                                /** @description https://… or a path of the site */
                                link: string | null;
                                title: string;
                                /** @description One line of plain text; empty for none */
                                body: string;
                                /**
                                 * @description The language it is in: another one where it has no translation
                                 * @enum {string}
                                 */
                                language: "ko" | "en" | "vi";
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    etc_textPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Names a text page: sports-rules, terms, … */
                    slug: string;
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
                            slug: string;
                            title: string;
                            /** @description Markdown; see the calls that save it */
                            body: string;
                            /**
                             * @description The language it is in: another one where it has no translation
                             * @enum {string}
                             */
                            language: "ko" | "en" | "vi";
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_textPages_list: {
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
                            list: {
                                slug: string;
                                version: number;
                                /** @description In Korean */
                                title: string;
                                /** Format: date-time */
                                savedAt: string;
                                /** @description The operator's login id */
                                savedBy: string;
                                /** @description The older version whose words these are */
                                restoredFrom: number | null;
                            }[];
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_textPages_versions: {
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
                    /** @description Names a text page: sports-rules, terms, … */
                    slug: string;
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
                                slug: string;
                                version: number;
                                /** @description In Korean */
                                title: string;
                                /** Format: date-time */
                                savedAt: string;
                                /** @description The operator's login id */
                                savedBy: string;
                                /** @description The older version whose words these are */
                                restoredFrom: number | null;
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
    admin_board_textPages_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Names a text page: sports-rules, terms, … */
                    slug: string;
                    version?: number;
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
                            slug: string;
                            version: number;
                            /** @description In Korean */
                            title: string;
                            /** Format: date-time */
                            savedAt: string;
                            /** @description The operator's login id */
                            savedBy: string;
                            /** @description The older version whose words these are */
                            restoredFrom: number | null;
                            texts: {
                                ko: {
                                    title: string;
                                    /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                    body: string;
                                };
                                en?: {
                                    title: string;
                                    /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                    body: string;
                                };
                                vi?: {
                                    title: string;
                                    /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                    body: string;
                                };
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_textPages_save: {
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
                    /** @description Names a text page: sports-rules, terms, … */
                    slug: string;
                    /** @description Of what was read; 0 for a new page */
                    version: number;
                    texts: {
                        ko: {
                            title: string;
                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                            body: string;
                        };
                        en?: {
                            title: string;
                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                            body: string;
                        };
                        vi?: {
                            title: string;
                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                            body: string;
                        };
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
                            version: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_textPages_restore: {
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
                    /** @description Names a text page: sports-rules, terms, … */
                    slug: string;
                    /** @description The present version, as it was read */
                    version: number;
                    /** @description The version to bring back */
                    from: number;
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
                            version: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_notices_list: {
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
                                idx: number;
                                version: number;
                                views: number;
                                /** Format: date-time */
                                savedAt: string;
                                /** @description The operator's login id */
                                savedBy: string;
                                document: {
                                    /** @enum {string} */
                                    category: "notice" | "event";
                                    /** @description Pinned notices stand first */
                                    pinned: boolean;
                                    /** @description Switched off, nobody sees it */
                                    enabled: boolean;
                                    /**
                                     * @description Shown from then on; null is at once
                                     * @default null
                                     */
                                    from: string | null;
                                    /**
                                     * @description No longer shown from then on; null is without end
                                     * @default null
                                     */
                                    until: string | null;
                                    texts: {
                                        ko: {
                                            title: string;
                                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                            body: string;
                                        };
                                        en?: {
                                            title: string;
                                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                            body: string;
                                        };
                                        vi?: {
                                            title: string;
                                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                            body: string;
                                        };
                                    };
                                };
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
    admin_board_notices_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idx: number;
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
                            idx: number;
                            version: number;
                            views: number;
                            /** Format: date-time */
                            savedAt: string;
                            /** @description The operator's login id */
                            savedBy: string;
                            document: {
                                /** @enum {string} */
                                category: "notice" | "event";
                                /** @description Pinned notices stand first */
                                pinned: boolean;
                                /** @description Switched off, nobody sees it */
                                enabled: boolean;
                                /**
                                 * @description Shown from then on; null is at once
                                 * @default null
                                 */
                                from: string | null;
                                /**
                                 * @description No longer shown from then on; null is without end
                                 * @default null
                                 */
                                until: string | null;
                                texts: {
                                    ko: {
                                        title: string;
                                        /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                        body: string;
                                    };
                                    en?: {
                                        title: string;
                                        /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                        body: string;
                                    };
                                    vi?: {
                                        title: string;
                                        /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                        body: string;
                                    };
                                };
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_notices_save: {
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
                    idx?: number;
                    /** @description Of what was read; 0 for a new one */
                    version: number;
                    document: {
                        /** @enum {string} */
                        category: "notice" | "event";
                        /** @description Pinned notices stand first */
                        pinned: boolean;
                        /** @description Switched off, nobody sees it */
                        enabled: boolean;
                        /**
                         * @description Shown from then on; null is at once
                         * @default null
                         */
                        from?: string | null;
                        /**
                         * @description No longer shown from then on; null is without end
                         * @default null
                         */
                        until?: string | null;
                        texts: {
                            ko: {
                                title: string;
                                /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                body: string;
                            };
                            en?: {
                                title: string;
                                /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                body: string;
                            };
                            vi?: {
                                title: string;
                                /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                body: string;
                            };
                        };
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
                            idx: number;
                            version: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_notices_delete: {
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
                    idx: number;
                    version: number;
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
    admin_board_faq_list: {
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
                                idx: number;
                                version: number;
                                views: number;
                                /** Format: date-time */
                                savedAt: string;
                                /** @description The operator's login id */
                                savedBy: string;
                                document: {
                                    /** @enum {string} */
                                    category: "cash" | "member" | "betting" | "etc";
                                    /**
                                     * @description Lower comes first
                                     * @default 100
                                     */
                                    order: number;
                                    /** @description Switched off, nobody sees it */
                                    enabled: boolean;
                                    /** @description The question as title, the answer as body */
                                    texts: {
                                        ko: {
                                            title: string;
                                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                            body: string;
                                        };
                                        en?: {
                                            title: string;
                                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                            body: string;
                                        };
                                        vi?: {
                                            title: string;
                                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                            body: string;
                                        };
                                    };
                                };
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
    admin_board_faq_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idx: number;
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
                            idx: number;
                            version: number;
                            views: number;
                            /** Format: date-time */
                            savedAt: string;
                            /** @description The operator's login id */
                            savedBy: string;
                            document: {
                                /** @enum {string} */
                                category: "cash" | "member" | "betting" | "etc";
                                /**
                                 * @description Lower comes first
                                 * @default 100
                                 */
                                order: number;
                                /** @description Switched off, nobody sees it */
                                enabled: boolean;
                                /** @description The question as title, the answer as body */
                                texts: {
                                    ko: {
                                        title: string;
                                        /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                        body: string;
                                    };
                                    en?: {
                                        title: string;
                                        /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                        body: string;
                                    };
                                    vi?: {
                                        title: string;
                                        /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                        body: string;
                                    };
                                };
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_faq_save: {
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
                    idx?: number;
                    /** @description Of what was read; 0 for a new one */
                    version: number;
                    document: {
                        /** @enum {string} */
                        category: "cash" | "member" | "betting" | "etc";
                        /**
                         * @description Lower comes first
                         * @default 100
                         */
                        order?: number;
                        /** @description Switched off, nobody sees it */
                        enabled: boolean;
                        /** @description The question as title, the answer as body */
                        texts: {
                            ko: {
                                title: string;
                                /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                body: string;
                            };
                            en?: {
                                title: string;
                                /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                body: string;
                            };
                            vi?: {
                                title: string;
                                /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                body: string;
                            };
                        };
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
                            idx: number;
                            version: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_faq_delete: {
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
                    idx: number;
                    version: number;
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
    admin_board_popups_list: {
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
                                idx: number;
                                version: number;
                                views: number;
                                /** Format: date-time */
                                savedAt: string;
                                /** @description The operator's login id */
                                savedBy: string;
                                document: {
                                    /** @enum {string} */
                                    audience: "all" | "guests" | "members";
                                    /** @description Readers of these languages see it */
                                    languages: ("ko" | "en" | "vi")[];
                                    /**
                                     * @description https://… or a path of the site such as /member/chargeMain/charge
                                     * @default null
                                     */
                                    link: string | null;
                                    /**
                                     * @description Lower comes first
                                     * @default 100
                                     */
                                    order: number;
                                    /** @description Switched off, nobody sees it */
                                    enabled: boolean;
                                    /**
                                     * @description Shown from then on; null is at once
                                     * @default null
                                     */
                                    from: string | null;
                                    /**
                                     * @description No longer shown from then on; null is without end
                                     * @default null
                                     */
                                    until: string | null;
                                    texts: {
                                        ko: {
                                            title: string;
                                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                            body: string;
                                        };
                                        en?: {
                                            title: string;
                                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                            body: string;
                                        };
                                        vi?: {
                                            title: string;
                                            /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                            body: string;
                                        };
                                    };
                                };
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
    admin_board_popups_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idx: number;
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
                            idx: number;
                            version: number;
                            views: number;
                            /** Format: date-time */
                            savedAt: string;
                            /** @description The operator's login id */
                            savedBy: string;
                            document: {
                                /** @enum {string} */
                                audience: "all" | "guests" | "members";
                                /** @description Readers of these languages see it */
                                languages: ("ko" | "en" | "vi")[];
                                /**
                                 * @description https://… or a path of the site such as /member/chargeMain/charge
                                 * @default null
                                 */
                                link: string | null;
                                /**
                                 * @description Lower comes first
                                 * @default 100
                                 */
                                order: number;
                                /** @description Switched off, nobody sees it */
                                enabled: boolean;
                                /**
                                 * @description Shown from then on; null is at once
                                 * @default null
                                 */
                                from: string | null;
                                /**
                                 * @description No longer shown from then on; null is without end
                                 * @default null
                                 */
                                until: string | null;
                                texts: {
                                    ko: {
                                        title: string;
                                        /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                        body: string;
                                    };
                                    en?: {
                                        title: string;
                                        /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                        body: string;
                                    };
                                    vi?: {
                                        title: string;
                                        /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                        body: string;
                                    };
                                };
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_popups_save: {
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
                    idx?: number;
                    /** @description Of what was read; 0 for a new one */
                    version: number;
                    document: {
                        /** @enum {string} */
                        audience: "all" | "guests" | "members";
                        /** @description Readers of these languages see it */
                        languages: ("ko" | "en" | "vi")[];
                        /**
                         * @description https://… or a path of the site such as /member/chargeMain/charge
                         * @default null
                         */
                        link?: string | null;
                        /**
                         * @description Lower comes first
                         * @default 100
                         */
                        order?: number;
                        /** @description Switched off, nobody sees it */
                        enabled: boolean;
                        /**
                         * @description Shown from then on; null is at once
                         * @default null
                         */
                        from?: string | null;
                        /**
                         * @description No longer shown from then on; null is without end
                         * @default null
                         */
                        until?: string | null;
                        texts: {
                            ko: {
                                title: string;
                                /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                body: string;
                            };
                            en?: {
                                title: string;
                                /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                body: string;
                            };
                            vi?: {
                                title: string;
                                /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                                body: string;
                            };
                        };
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
                            idx: number;
                            version: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_popups_delete: {
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
                    idx: number;
                    version: number;
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
    admin_board_banners_list: {
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
                                idx: number;
                                version: number;
                                views: number;
                                /** Format: date-time */
                                savedAt: string;
                                /** @description The operator's login id */
                                savedBy: string;
                                document: {
                                    /** @enum {string} */
                                    place: "main-top" | "main-middle";
                                    /**
                                     * @description A drawing of the web
                                     * @enum {string}
                                     */
                                    art: "deposit" | "withdrawal" | "point" | "live" | "slot" | "sport" | "mini" | "notice" | "safety";
                                    /**
                                     * @description https://… or a path of the site such as /member/chargeMain/charge
                                     * @default null
                                     */
                                    link: string | null;
                                    /**
                                     * @description Lower comes first
                                     * @default 100
                                     */
                                    order: number;
                                    /** @description Switched off, nobody sees it */
                                    enabled: boolean;
                                    /**
                                     * @description Shown from then on; null is at once
                                     * @default null
                                     */
                                    from: string | null;
                                    /**
                                     * @description No longer shown from then on; null is without end
                                     * @default null
                                     */
                                    until: string | null;
                                    texts: {
                                        ko: {
                                            title: string;
                                            /** @default  */
                                            body: string;
                                        };
                                        en?: {
                                            title: string;
                                            /** @default  */
                                            body: string;
                                        };
                                        vi?: {
                                            title: string;
                                            /** @default  */
                                            body: string;
                                        };
                                    };
                                };
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
    admin_board_banners_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idx: number;
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
                            idx: number;
                            version: number;
                            views: number;
                            /** Format: date-time */
                            savedAt: string;
                            /** @description The operator's login id */
                            savedBy: string;
                            document: {
                                /** @enum {string} */
                                place: "main-top" | "main-middle";
                                /**
                                 * @description A drawing of the web
                                 * @enum {string}
                                 */
                                art: "deposit" | "withdrawal" | "point" | "live" | "slot" | "sport" | "mini" | "notice" | "safety";
                                /**
                                 * @description https://… or a path of the site such as /member/chargeMain/charge
                                 * @default null
                                 */
                                link: string | null;
                                /**
                                 * @description Lower comes first
                                 * @default 100
                                 */
                                order: number;
                                /** @description Switched off, nobody sees it */
                                enabled: boolean;
                                /**
                                 * @description Shown from then on; null is at once
                                 * @default null
                                 */
                                from: string | null;
                                /**
                                 * @description No longer shown from then on; null is without end
                                 * @default null
                                 */
                                until: string | null;
                                texts: {
                                    ko: {
                                        title: string;
                                        /** @default  */
                                        body: string;
                                    };
                                    en?: {
                                        title: string;
                                        /** @default  */
                                        body: string;
                                    };
                                    vi?: {
                                        title: string;
                                        /** @default  */
                                        body: string;
                                    };
                                };
                            };
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_banners_save: {
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
                    idx?: number;
                    /** @description Of what was read; 0 for a new one */
                    version: number;
                    document: {
                        /** @enum {string} */
                        place: "main-top" | "main-middle";
                        /**
                         * @description A drawing of the web
                         * @enum {string}
                         */
                        art: "deposit" | "withdrawal" | "point" | "live" | "slot" | "sport" | "mini" | "notice" | "safety";
                        /**
                         * @description https://… or a path of the site such as /member/chargeMain/charge
                         * @default null
                         */
                        link?: string | null;
                        /**
                         * @description Lower comes first
                         * @default 100
                         */
                        order?: number;
                        /** @description Switched off, nobody sees it */
                        enabled: boolean;
                        /**
                         * @description Shown from then on; null is at once
                         * @default null
                         */
                        from?: string | null;
                        /**
                         * @description No longer shown from then on; null is without end
                         * @default null
                         */
                        until?: string | null;
                        texts: {
                            ko: {
                                title: string;
                                /** @default  */
                                body?: string;
                            };
                            en?: {
                                title: string;
                                /** @default  */
                                body?: string;
                            };
                            vi?: {
                                title: string;
                                /** @default  */
                                body?: string;
                            };
                        };
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
                            idx: number;
                            version: number;
                        } | null;
                        requestId: string;
                    };
                };
            };
        };
    };
    admin_board_banners_delete: {
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
                    idx: number;
                    version: number;
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
    admin_audit_board_list: {
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
    admin_audit_board_export: {
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
    admin_audit_board_verify: {
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
