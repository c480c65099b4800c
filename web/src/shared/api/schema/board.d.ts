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
         * @description Anyone.
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
    "/api/board/faq/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The questions that what is being typed is most likely about
         * @description A logged-in member.
         */
        post: operations["board_faq_suggest"];
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
         * @description Anyone.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
         */
        post: operations["admin_board_textPages_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/content/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a reader was shown of popups and banners, and pressed; each counts once a day
         * @description Anyone.
         */
        post: operations["board_content_seen"];
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
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
         * @description An operator with the permission content.manage.
         */
        post: operations["admin_board_banners_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/popups/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many readers were shown each variant of a popup, and pressed it
         * @description An operator with the permission content.manage.
         */
        post: operations["admin_board_popups_figures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/banners/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many readers were shown each variant of a banner, and pressed it
         * @description An operator with the permission content.manage.
         */
        post: operations["admin_board_banners_figures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/notification/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What happened to the member's money and account in 90 days, the newest first
         * @description A logged-in member.
         */
        post: operations["board_notification_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/notification/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many notifications the member has not read
         * @description A logged-in member.
         */
        post: operations["board_notification_unread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks everything up to a notification as read
         * @description A logged-in member.
         */
        post: operations["board_notification_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The public key with which a browser subscribes to messages of this site alone
         * @description A logged-in member.
         */
        post: operations["board_push_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/push/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether this member agreed in this browser, and in how many others
         * @description A logged-in member.
         */
        post: operations["board_push_state"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/push/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member agrees to notifications in this browser; it is theirs alone from then on
         * @description A logged-in member.
         */
        post: operations["board_push_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/push/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No more notifications in this browser
         * @description A logged-in member.
         */
        post: operations["board_push_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/push/removeOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No more notifications in any browser but this one; the others are told so
         * @description A logged-in member.
         */
        post: operations["board_push_removeOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/msgList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's messages: 90 days, the newest 200 of them
         * @description A logged-in member.
         */
        post: operations["board_msgList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/msgRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One message, which is read by that
         * @description A logged-in member.
         */
        post: operations["board_msgRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/msgUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks messages as read, or deletes ones that were read: all of them or none
         * @description A logged-in member.
         */
        post: operations["board_msgUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/messages/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The messages that were sent or are scheduled, the newest first
         * @description An operator with the permission messages.send.
         */
        post: operations["admin_board_messages_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/messages/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One message in every language, with how many it is for and how many have read it
         * @description An operator with the permission messages.send.
         */
        post: operations["admin_board_messages_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/messages/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many active members a message to this target would have
         * @description An operator with the permission messages.send.
         */
        post: operations["admin_board_messages_audience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/messages/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message now, or at a time
         * @description An operator with the permission messages.send.
         */
        post: operations["admin_board_messages_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/messages/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a message back from everybody who has not read it
         * @description An operator with the permission messages.send.
         */
        post: operations["admin_board_messages_recall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/msgUnread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many messages the member has not read
         * @description A logged-in member.
         */
        post: operations["board_msgUnread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/free/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What members wrote, pinned posts first, then the newest; or by likes or comments
         * @description A logged-in member.
         */
        post: operations["board_free_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/free/datail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A post with its comments and its ticket; each member is counted once as a reader
         * @description A logged-in member.
         */
        post: operations["board_free_datail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/free/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a post, new without a boardIdx; one’s own can be changed for a day
         * @description A logged-in member.
         */
        post: operations["board_free_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/free/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an own post away
         * @description A logged-in member.
         */
        post: operations["board_free_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/cmtSave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a comment on a post, or an answer to a comment
         * @description A logged-in member.
         */
        post: operations["board_cmtSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/cmtDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an own comment away; answers to it stay
         * @description A logged-in member.
         */
        post: operations["board_cmtDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/free/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Likes a post, or takes that back
         * @description A logged-in member.
         */
        post: operations["board_free_like"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/free/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a post or a comment to the operators
         * @description A logged-in member.
         */
        post: operations["board_free_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/posts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every post, also hidden and deleted ones, the newest first
         * @description An operator with the permission posts.moderate.
         */
        post: operations["admin_board_posts_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/posts/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One post with its comments and every earlier wording
         * @description An operator with the permission posts.moderate.
         */
        post: operations["admin_board_posts_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/posts/arrange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pins a post, or puts it into another category
         * @description An operator with the permission posts.moderate.
         */
        post: operations["admin_board_posts_arrange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/posts/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hides a post or comment with a reason that its author is written, or shows it again
         * @description An operator with the permission posts.moderate.
         */
        post: operations["admin_board_posts_hide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/reports/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports of members: open ones the oldest first, decided ones the newest
         * @description An operator with the permission posts.moderate.
         */
        post: operations["admin_board_reports_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/reports/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hides what was reported with a reason for its author, or keeps it with null
         * @description An operator with the permission posts.moderate.
         */
        post: operations["admin_board_reports_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/words/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Words and hosts that members may not write
         * @description An operator with the permission posts.moderate.
         */
        post: operations["admin_board_words_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/words/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bans a word or host, however it will be spelt, or allows it again
         * @description An operator with the permission posts.moderate.
         */
        post: operations["admin_board_words_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/mutes/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Members who may not write now
         * @description An operator with the permission posts.moderate.
         */
        post: operations["admin_board_mutes_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/mutes/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a member from writing for so many days; 0 ends that
         * @description An operator with the permission posts.moderate.
         */
        post: operations["admin_board_mutes_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/qna/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's inquiries, the newest first
         * @description A logged-in member.
         */
        post: operations["board_qna_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/qna/datail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One of the member’s inquiries with what was written in it
         * @description A logged-in member.
         */
        post: operations["board_qna_datail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/qna/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an inquiry; a dispute is decided within a fixed time
         * @description A logged-in member.
         */
        post: operations["board_qna_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/qna/write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Goes on with an inquiry: it waits for an answer again
         * @description A logged-in member.
         */
        post: operations["board_qna_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/qna/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rates the answer from 1 to 5
         * @description A logged-in member.
         */
        post: operations["board_qna_rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/inquiries/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inquiries: waiting ones first, what is due first on top
         * @description An operator with the permission inquiries.answer.
         */
        post: operations["admin_board_inquiries_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/inquiries/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many inquiries wait, how many too long, and how many are disputes
         * @description An operator with the permission inquiries.answer.
         */
        post: operations["admin_board_inquiries_counts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/inquiries/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One inquiry with its notes, and the macros filled in for its member
         * @description An operator with the permission inquiries.answer.
         */
        post: operations["admin_board_inquiries_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/inquiries/lease": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an inquiry to work on it, or gives it back
         * @description An operator with the permission inquiries.answer.
         */
        post: operations["admin_board_inquiries_lease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/inquiries/write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers an inquiry that was taken, or leaves a note for operators
         * @description An operator with the permission inquiries.answer.
         */
        post: operations["admin_board_inquiries_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/macros/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers that are given often
         * @description An operator with the permission inquiries.answer.
         */
        post: operations["admin_board_macros_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/macros/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves an answer that is given often under its name, or without texts removes it
         * @description An operator with the permission inquiries.answer.
         */
        post: operations["admin_board_macros_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/image/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a picture in; attached to nothing within a day, it is removed
         * @description A logged-in member.
         */
        post: operations["board_image_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/board/image/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a picture in for an answer; attached to nothing within a day, it is removed
         * @description An operator with the permission inquiries.answer.
         */
        post: operations["admin_board_image_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All that the main page shows at first, in one call; parts may be some seconds old
         * @description Anyone.
         */
        post: operations["main"];
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
        ArticleTexts: {
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
        BackOfficeInquiry: {
            boardIdx: number;
            memberId: string;
            loginId: string;
            nickname: string;
            /** @enum {string} */
            kind: "account" | "other" | "dispute";
            /**
             * @description What the member reads
             * @enum {string}
             */
            language: "ko" | "en" | "vi";
            title: string;
            /** @description The bet (betId) or the request (requestId) it is about */
            subject: {
                /** @enum {string} */
                kind: "bet" | "deposit" | "withdrawal";
                /** Format: uuid */
                id: string;
            } | null;
            /** @enum {string} */
            state: "waiting" | "answered";
            rating: number | null;
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            waitingSince: string;
            /** Format: date-time */
            dueAt: string;
            /** Format: date-time */
            writtenAt: string;
            /** @description The login id of the operator who works on it */
            holder: string | null;
        };
        BackOfficePost: {
            boardIdx: number;
            memberId: string;
            loginId: string;
            nickname: string;
            /** @enum {string} */
            category: "normal" | "event" | "notice";
            title: string;
            pinned: boolean;
            /** @enum {string} */
            state: "shown" | "hidden" | "deleted";
            views: number;
            likes: number;
            comments: number;
            /** @description Open ones */
            reports: number;
            /** Format: date-time */
            madeAt: string;
        };
        BannerDocument: {
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
            texts: components["schemas"]["CaptionTexts"];
            /**
             * @description Another drawing or other words for a part of the readers
             * @default []
             */
            variants: {
                /** @description Percent of the readers */
                share: number;
                /** @enum {string} */
                art: "deposit" | "withdrawal" | "point" | "live" | "slot" | "sport" | "mini" | "notice" | "safety";
                texts: components["schemas"]["CaptionTexts"];
            }[];
        };
        BannerDocumentInput: {
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
            texts: components["schemas"]["CaptionTextsInput"];
            /**
             * @description Another drawing or other words for a part of the readers
             * @default []
             */
            variants?: {
                /** @description Percent of the readers */
                share: number;
                /** @enum {string} */
                art: "deposit" | "withdrawal" | "point" | "live" | "slot" | "sport" | "mini" | "notice" | "safety";
                texts: components["schemas"]["CaptionTextsInput"];
            }[];
        };
        CaptionTexts: {
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
        CaptionTextsInput: {
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
        FaqDocument: {
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
            texts: components["schemas"]["ArticleTexts"];
        };
        FaqDocumentInput: {
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
            texts: components["schemas"]["ArticleTexts"];
        };
        FaqRow: {
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
        };
        ImageView: {
            /** Format: uuid */
            imageId: string;
            /** @description A path of the site; it shows the picture for a quarter of an hour */
            link: string;
            width: number;
            height: number;
        };
        InquiryRow: {
            boardIdx: number;
            /** @enum {string} */
            kind: "account" | "other" | "dispute";
            title: string;
            /** @description The bet (betId) or the request (requestId) it is about */
            subject: {
                /** @enum {string} */
                kind: "bet" | "deposit" | "withdrawal";
                /** Format: uuid */
                id: string;
            } | null;
            /** @enum {string} */
            state: "waiting" | "answered";
            /** @description 1 to 5, of the last answer */
            rating: number | null;
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description The newest entry
             */
            writtenAt: string;
            /**
             * Format: date-time
             * @description By when a waiting one is answered
             */
            dueAt: string;
        };
        /** @description With {nickname}, {loginId} and {title} of the inquiry */
        MacroTexts: {
            /** @description Plain text */
            ko: string;
            /** @description Plain text */
            en?: string;
            /** @description Plain text */
            vi?: string;
        };
        MainAttendance: {
            title: string;
            /** @description Today, on the Korean clock */
            isStamped: boolean;
            /** @description Days in a row up to today, or to yesterday */
            currentRun: number;
        };
        MainCashRow: {
            memberMasked: string;
            amount: string;
            /** Format: date-time */
            at: string;
        };
        MainPromotion: {
            promotionId: string;
            trigger: string;
            title: string;
            note: string;
            /** Format: date-time */
            startsAt: string;
            endsAt: string | null;
        };
        MemberFilter: {
            levelFrom: number | null;
            levelTo: number | null;
            /** @description VIP rank */
            rankFrom: number | null;
            /** @description Login id of a partner: members at any depth below */
            below: string | null;
            /** @description Staked in the last days, this one with them */
            turnoverMin: components["schemas"]["Won"] | null;
            turnoverMax: components["schemas"]["Won"] | null;
            /** @description Korean days that the turnover is of */
            turnoverDays: number;
            /** @description Without a result of bets and games for so many days */
            sleepingDays: number | null;
        };
        MessageRow: {
            msgIdx: number;
            title: string;
            /** Format: date-time */
            sentAt: string;
            isUnread: boolean;
        };
        MessageTarget: {
            /** @constant */
            kind: "all";
        } | {
            /** @constant */
            kind: "level";
            level: number;
        } | {
            /** @constant */
            kind: "partner";
            /** @description Of the partner */
            loginId: string;
        } | {
            /** @constant */
            kind: "member";
            loginId: string;
        } | {
            /** @constant */
            kind: "filter";
            filter: components["schemas"]["MemberFilter"];
        };
        NoticeDocument: {
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
            texts: components["schemas"]["ArticleTexts"];
        };
        NoticeDocumentInput: {
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
            texts: components["schemas"]["ArticleTexts"];
        };
        NoticeRow: {
            boardIdx: number;
            title: string;
            /** @enum {string} */
            category: "notice" | "event";
            pinned: boolean;
            views: number;
            /** Format: date-time */
            publishedAt: string;
        };
        NotificationView: {
            /** Format: uuid */
            notificationId: string;
            /** @enum {string} */
            kind: "deposit-held" | "deposit-approved" | "deposit-rejected" | "deposit-taken-back" | "withdrawal-held" | "withdrawal-approved" | "withdrawal-rejected" | "bonus" | "corrected-up" | "corrected-down" | "taken-back" | "debt-written-off" | "bonus-forfeited" | "bonus-taken-back" | "transfer-given" | "transfer-received" | "transfer-collected" | "transfer-taken-back" | "commission-paid" | "commission-taken-back" | "game-refunded" | "game-taken-back" | "points-granted" | "points-converted" | "bet-refused" | "bet-won" | "bet-lost" | "bet-voided" | "bet-corrected" | "bet-reopened" | "bet-cashed-out" | "rank-raised" | "rank-lowered" | "rank-ended" | "free-bet-given" | "free-bet-ending" | "payout-account-changed" | "withdrawal-password-changed" | "second-factor-changed" | "inquiry-answered";
            /** @description The request, slip, command, transfer, settlement or day that it is about */
            subjectId: string;
            /** @description Won or points, below zero when it went away */
            amount: components["schemas"]["SignedWon"];
            /** @description In the operator's words; empty where nobody gave any */
            reason: string;
            /** Format: date-time */
            at: string;
            isUnread: boolean;
        };
        PageInfo: {
            page: number;
            count_per_list: number;
            tatal_list_count: number;
        };
        PopupDocument: {
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
            texts: components["schemas"]["ArticleTexts"];
            /**
             * @description Other words for a part of the readers; the first ones are for the rest
             * @default []
             */
            variants: {
                /** @description Percent of the readers */
                share: number;
                texts: components["schemas"]["ArticleTexts"];
            }[];
        };
        PopupDocumentInput: {
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
            texts: components["schemas"]["ArticleTexts"];
            /**
             * @description Other words for a part of the readers; the first ones are for the rest
             * @default []
             */
            variants?: {
                /** @description Percent of the readers */
                share: number;
                texts: components["schemas"]["ArticleTexts"];
            }[];
        };
        PostComment: {
            cmtIdx: number;
            /** @description The comment that this one answers */
            parentIdx: number | null;
            author: string;
            isMine: boolean;
            /** @enum {string} */
            state: "shown" | "hidden" | "deleted";
            /** @description Plain text; empty where it is not shown */
            body: string;
            /** Format: date-time */
            madeAt: string;
        };
        PostReport: {
            reportIdx: number;
            boardIdx: number;
            cmtIdx: number | null;
            title: string;
            /** @description What was reported */
            body: string;
            authorId: string;
            /** @description The login id */
            author: string;
            reporter: string;
            /** @enum {string} */
            reason: "abuse" | "advert" | "fraud" | "obscene" | "other";
            note: string;
            isHidden: boolean;
            /** Format: date-time */
            madeAt: string;
            decidedAt: string | null;
            decidedBy: string | null;
            outcome: ("hidden" | "kept") | null;
        };
        PostRow: {
            boardIdx: number;
            /** @enum {string} */
            category: "normal" | "event" | "notice";
            title: string;
            /** @description The nickname, masked but for one’s own */
            author: string;
            isMine: boolean;
            pinned: boolean;
            views: number;
            likes: number;
            comments: number;
            hasBet: boolean;
            /** Format: date-time */
            madeAt: string;
        };
        PostTicket: {
            /** @description Of one’s own post; else null */
            betId: string | null;
            /** @description mini or sport */
            groupKey: string;
            vendorCode: string;
            gameDay: string;
            number: number;
            marketId: string;
            selectionId: string;
            kind: string;
            linesOf: number;
            odds: string;
            state: string;
            /** @description Won that was staked; null where its owner hides it */
            cash: string | null;
            /** @description Won that came back; null where it is hidden */
            winCash: string | null;
            /** @description Of sports; betting's LegView */
            legs: {
                [key: string]: unknown;
            }[];
        };
        SentMessage: {
            msgIdx: number;
            audience: {
                /** @enum {string} */
                kind: "all" | "level" | "partner" | "member" | "list";
                level: number | null;
                /** @description The member, or the partner above the members */
                memberId: string | null;
                /** @description Null where the member has not arrived here yet */
                loginId: string | null;
                /** @description What found the members of a list */
                filter: components["schemas"]["MemberFilter"] | null;
                /** @description Of a list */
                members: number | null;
            };
            /** @description In Korean */
            title: string;
            /** @enum {string} */
            state: "scheduled" | "shown" | "recalled";
            /** Format: date-time */
            shownAt: string;
            /** Format: date-time */
            sentAt: string;
            /** @description The operator's login id */
            sentBy: string;
            recalledAt: string | null;
            recalledBy: string | null;
            /** @description Members who have read it */
            readers: number;
        };
        /** @description Won, as a decimal string, below zero for money that went out */
        SignedWon: string;
        StoredBanner: {
            idx: number;
            version: number;
            views: number;
            /** Format: date-time */
            savedAt: string;
            /** @description The operator's login id */
            savedBy: string;
            document: components["schemas"]["BannerDocument"];
        };
        StoredFaq: {
            idx: number;
            version: number;
            views: number;
            /** Format: date-time */
            savedAt: string;
            /** @description The operator's login id */
            savedBy: string;
            document: components["schemas"]["FaqDocument"];
        };
        StoredNotice: {
            idx: number;
            version: number;
            views: number;
            /** Format: date-time */
            savedAt: string;
            /** @description The operator's login id */
            savedBy: string;
            document: components["schemas"]["NoticeDocument"];
        };
        StoredPopup: {
            idx: number;
            version: number;
            views: number;
            /** Format: date-time */
            savedAt: string;
            /** @description The operator's login id */
            savedBy: string;
            document: components["schemas"]["PopupDocument"];
        };
        TextPageVersion: {
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
        };
        VariantFigures: {
            /** @enum {string} */
            variant: "a" | "b" | "c" | "d";
            share: number;
            shown: number;
            pressed: number;
            /** @description Of those who were shown it, how many pressed it */
            rate: number;
            /** @description 95 times of a hundred the true rate is not below */
            low: number;
            high: number;
            /** @description That it differs from the first; null of the first, and while too few were shown */
            confidence: number | null;
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
    board_notice_list: {
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
                     * @description Part of the title or text
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
                            list: components["schemas"]["NoticeRow"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description The boardIdx of the page's notices, in their order */
                            idxList: number[];
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
    main_nt_list: {
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
                            list: components["schemas"]["NoticeRow"][];
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
    board_notice_datail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    boardIdx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    board_faq_list: {
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
                    category?: "cash" | "member" | "betting" | "etc";
                    /**
                     * @description Part of the question or answer
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
                            list: components["schemas"]["FaqRow"][];
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
    board_faq_suggest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    text: string;
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
                            list: components["schemas"]["FaqRow"][];
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
    etc_popupList: {
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
                     * @description What a guest’s browser calls itself: it decides which variant it is shown
                     */
                    browser?: string;
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
                                bannerIdx: number;
                                /**
                                 * @description Which of its variants this reader is shown
                                 * @enum {string}
                                 */
                                variant: "a" | "b" | "c" | "d";
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
    main_popupList: {
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
                     * @description What a guest’s browser calls itself: it decides which variant it is shown
                     */
                    browser?: string;
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
                                bannerIdx: number;
                                /**
                                 * @description Which of its variants this reader is shown
                                 * @enum {string}
                                 */
                                variant: "a" | "b" | "c" | "d";
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
    etc_banner: {
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
                     * @description What a guest’s browser calls itself: it decides which variant it is shown
                     */
                    browser?: string;
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
                                bannerIdx: number;
                                /**
                                 * @description Which of its variants this reader is shown
                                 * @enum {string}
                                 */
                                variant: "a" | "b" | "c" | "d";
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
    etc_textPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description Names a text page: sports-rules, terms, … */
                    slug: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    admin_board_textPages_list: {
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
                            list: components["schemas"]["TextPageVersion"][];
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
    admin_board_textPages_versions: {
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
                    /** @description Names a text page: sports-rules, terms, … */
                    slug: string;
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
                            list: components["schemas"]["TextPageVersion"][];
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
    admin_board_textPages_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description Names a text page: sports-rules, terms, … */
                    slug: string;
                    version?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                            texts: components["schemas"]["ArticleTexts"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    admin_board_textPages_save: {
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
                    /** @description Names a text page: sports-rules, terms, … */
                    slug: string;
                    /** @description Of what was read; 0 for a new page */
                    version: number;
                    texts: components["schemas"]["ArticleTexts"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD002` Another operator has saved this meanwhile. Please load it again.
             *     - `BD003` There is no room for more: the limit is {limit}.
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
                            version: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD002" | "BD003" | "T999" | "C999" | "NT99";
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
    admin_board_textPages_restore: {
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
                    /** @description Names a text page: sports-rules, terms, … */
                    slug: string;
                    /** @description The present version, as it was read */
                    version: number;
                    /** @description The version to bring back */
                    from: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD002` Another operator has saved this meanwhile. Please load it again.
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
                            version: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001" | "BD002" | "T999" | "C999" | "NT99";
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
    board_content_seen: {
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
                     * @description What a guest’s browser calls itself: it decides which variant it is shown
                     */
                    browser?: string;
                    /** @default [] */
                    shown?: number[];
                    /** @default [] */
                    pressed?: number[];
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Defect"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["TooLate"];
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
                            list: components["schemas"]["StoredNotice"][];
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
    admin_board_notices_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    idx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["StoredNotice"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    admin_board_notices_save: {
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
                    idx?: number;
                    /** @description Of what was read; 0 for a new one */
                    version: number;
                    document: components["schemas"]["NoticeDocumentInput"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD002` Another operator has saved this meanwhile. Please load it again.
             *     - `BD003` There is no room for more: the limit is {limit}.
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
                            idx: number;
                            version: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001" | "BD002" | "BD003" | "T999" | "C999" | "NT99";
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
    admin_board_notices_delete: {
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
                    idx: number;
                    version: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD002` Another operator has saved this meanwhile. Please load it again.
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
                        resultCode?: "BD001" | "BD002" | "C999" | "NT99";
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
    admin_board_faq_list: {
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
                            list: components["schemas"]["StoredFaq"][];
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
    admin_board_faq_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    idx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["StoredFaq"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    admin_board_faq_save: {
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
                    idx?: number;
                    /** @description Of what was read; 0 for a new one */
                    version: number;
                    document: components["schemas"]["FaqDocumentInput"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD002` Another operator has saved this meanwhile. Please load it again.
             *     - `BD003` There is no room for more: the limit is {limit}.
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
                            idx: number;
                            version: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001" | "BD002" | "BD003" | "T999" | "C999" | "NT99";
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
    admin_board_faq_delete: {
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
                    idx: number;
                    version: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD002` Another operator has saved this meanwhile. Please load it again.
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
                        resultCode?: "BD001" | "BD002" | "C999" | "NT99";
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
    admin_board_popups_list: {
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
                            list: components["schemas"]["StoredPopup"][];
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
    admin_board_popups_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    idx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["StoredPopup"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    admin_board_popups_save: {
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
                    idx?: number;
                    /** @description Of what was read; 0 for a new one */
                    version: number;
                    document: components["schemas"]["PopupDocumentInput"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD002` Another operator has saved this meanwhile. Please load it again.
             *     - `BD003` There is no room for more: the limit is {limit}.
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
                            idx: number;
                            version: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001" | "BD002" | "BD003" | "T999" | "C999" | "NT99";
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
    admin_board_popups_delete: {
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
                    idx: number;
                    version: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD002` Another operator has saved this meanwhile. Please load it again.
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
                        resultCode?: "BD001" | "BD002" | "C999" | "NT99";
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
    admin_board_banners_list: {
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
                            list: components["schemas"]["StoredBanner"][];
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
    admin_board_banners_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    idx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["StoredBanner"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    admin_board_banners_save: {
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
                    idx?: number;
                    /** @description Of what was read; 0 for a new one */
                    version: number;
                    document: components["schemas"]["BannerDocumentInput"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD002` Another operator has saved this meanwhile. Please load it again.
             *     - `BD003` There is no room for more: the limit is {limit}.
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
                            idx: number;
                            version: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001" | "BD002" | "BD003" | "T999" | "C999" | "NT99";
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
    admin_board_banners_delete: {
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
                    idx: number;
                    version: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD002` Another operator has saved this meanwhile. Please load it again.
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
                        resultCode?: "BD001" | "BD002" | "C999" | "NT99";
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
    admin_board_popups_figures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    idx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                            /** @description With the words and shares that it has now */
                            variants: components["schemas"]["VariantFigures"][];
                            days: {
                                day: string;
                                /** @enum {string} */
                                variant: "a" | "b" | "c" | "d";
                                shown: number;
                                pressed: number;
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    admin_board_banners_figures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    idx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                            /** @description With the words and shares that it has now */
                            variants: components["schemas"]["VariantFigures"][];
                            days: {
                                day: string;
                                /** @enum {string} */
                                variant: "a" | "b" | "c" | "d";
                                shown: number;
                                pressed: number;
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    board_notification_list: {
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
                    group?: "cash" | "points" | "bets" | "benefits" | "account" | "support";
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
                            list: components["schemas"]["NotificationView"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description 100 means that many or more */
                            unread: number;
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
    board_notification_unread: {
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
                            /** @description 100 means that many or more */
                            unread: number;
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
    board_notification_read: {
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
                    notificationId: string;
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
                            /** @description 100 means that many or more */
                            unread: number;
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
    board_push_key: {
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
                            publicKey: string;
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
    board_push_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    endpoint: string | null;
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
                            isAgreed: boolean;
                            others: number;
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
    board_push_save: {
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
                     * Format: uri
                     * @description Where the browser's push service takes messages
                     */
                    endpoint: string;
                    p256dh: string;
                    auth: string;
                    /** @enum {string} */
                    language: "ko" | "en" | "vi";
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD050` This browser cannot be sent notifications.
             *     - `BD051` {limit} browsers can be notified. Turn others off and try again.
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
                        resultCode?: "BD050" | "BD051";
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
    board_push_remove: {
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
                     * Format: uri
                     * @description Where the browser's push service takes messages
                     */
                    endpoint: string;
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
    board_push_removeOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description Of this browser; null for none */
                    endpoint: string | null;
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
    board_msgList: {
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
                    /** @default false */
                    isUnread?: boolean;
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
                            list: components["schemas"]["MessageRow"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description 100 means that many or more */
                            unread: number;
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
    board_msgRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    msgIdx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD010` This message does not exist, or has been recalled.
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
                            message: {
                                msgIdx: number;
                                title: string;
                                /** @description Markdown; see the calls that save it */
                                body: string;
                                /**
                                 * @description The language it is in: another one where it has no translation
                                 * @enum {string}
                                 */
                                language: "ko" | "en" | "vi";
                                /** Format: date-time */
                                sentAt: string;
                            };
                            /** @description 100 means that many or more */
                            unread: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD010";
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
    board_msgUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    msgIdx: number[];
                    /** @enum {string} */
                    action: "read" | "delete";
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD010` This message does not exist, or has been recalled.
             *     - `M002` A message that you have not read cannot be deleted.
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
                        resultCode?: "BD010" | "M002";
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
    admin_board_messages_list: {
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
                    kind?: "all" | "level" | "partner" | "member" | "list";
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
                            list: components["schemas"]["SentMessage"][];
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
    admin_board_messages_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    msgIdx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD010` This message does not exist, or has been recalled.
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
                            msgIdx: number;
                            audience: {
                                /** @enum {string} */
                                kind: "all" | "level" | "partner" | "member" | "list";
                                level: number | null;
                                /** @description The member, or the partner above the members */
                                memberId: string | null;
                                /** @description Null where the member has not arrived here yet */
                                loginId: string | null;
                                /** @description What found the members of a list */
                                filter: components["schemas"]["MemberFilter"] | null;
                                /** @description Of a list */
                                members: number | null;
                            };
                            /** @description In Korean */
                            title: string;
                            /** @enum {string} */
                            state: "scheduled" | "shown" | "recalled";
                            /** Format: date-time */
                            shownAt: string;
                            /** Format: date-time */
                            sentAt: string;
                            /** @description The operator's login id */
                            sentBy: string;
                            recalledAt: string | null;
                            recalledBy: string | null;
                            /** @description Members who have read it */
                            readers: number;
                            texts: components["schemas"]["ArticleTexts"];
                            /** @description Active ones, today */
                            members: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD010";
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
    admin_board_messages_audience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    target: components["schemas"]["MessageTarget"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD011` There is no such recipient.
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
                            members: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD011";
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
    admin_board_messages_send: {
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
                    target: components["schemas"]["MessageTarget"];
                    texts: components["schemas"]["ArticleTexts"];
                    /**
                     * @description Null is now
                     * @default null
                     */
                    showAt?: string | null;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD011` There is no such recipient.
             *     - `BD013` The time must lie within {days} days from now.
             *     - `BD014` No member fits these conditions.
             *     - `BD015` More than {max} members fit these conditions. Please narrow them.
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
                            msgIdx: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD011" | "BD013" | "BD014" | "BD015" | "T999" | "C999" | "NT99";
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
    admin_board_messages_recall: {
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
                    msgIdx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD010` This message does not exist, or has been recalled.
             *     - `BD012` This message has been recalled already.
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
                            /** @description Members who have read it, and keep it */
                            readers: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD010" | "BD012" | "C999" | "NT99";
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
    board_msgUnread: {
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
                            /** @description 100 means that many or more */
                            unread: number;
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
    board_free_list: {
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
                    category?: "normal" | "event" | "notice";
                    /**
                     * @description Two or more characters of title, text, author or 초성
                     * @default
                     */
                    search?: string;
                    /**
                     * @default newest
                     * @enum {string}
                     */
                    order?: "newest" | "liked" | "commented";
                    /** @default false */
                    isMine?: boolean;
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
                            list: components["schemas"]["PostRow"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description The boardIdx of the page's posts, in their order */
                            idxList: number[];
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
    board_free_datail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    boardIdx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                            board: {
                                boardIdx: number;
                                /** @enum {string} */
                                category: "normal" | "event" | "notice";
                                title: string;
                                /** @description The nickname, masked but for one’s own */
                                author: string;
                                isMine: boolean;
                                pinned: boolean;
                                views: number;
                                likes: number;
                                comments: number;
                                hasBet: boolean;
                                /** Format: date-time */
                                madeAt: string;
                                /** @description Markdown; see the calls that save it */
                                body: string;
                                version: number;
                                editedAt: string | null;
                                /** @description Only its author reads a hidden post */
                                hiddenReason: string | null;
                                isLiked: boolean;
                                isEditable: boolean;
                                /** @description Of one’s own post; else null */
                                betId: string | null;
                                isStakeHidden: boolean;
                                /** @description The attached bet as it stands now */
                                ticket: components["schemas"]["PostTicket"] | null;
                                images: components["schemas"]["ImageView"][];
                            };
                            comments: components["schemas"]["PostComment"][];
                            previous: {
                                boardIdx: number;
                                title: string;
                            } | null;
                            next: {
                                boardIdx: number;
                                title: string;
                            } | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    board_free_save: {
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
                    boardIdx?: number;
                    /**
                     * @description Of what was read; 0 for a new one
                     * @default 0
                     */
                    version?: number;
                    title: string;
                    /** @description Markdown, of which: paragraphs, ## and ### headings, - and 1. lists, **bold** and [links](https://… or /path). No HTML, no pictures. */
                    body: string;
                    /**
                     * @description A bet of one’s own to attach
                     * @default null
                     */
                    betId?: string | null;
                    /** @default false */
                    isStakeHidden?: boolean;
                    /**
                     * @description Pictures from the call that saves them, in their order
                     * @default []
                     */
                    images?: string[];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD020` Only your own can be changed or deleted.
             *     - `BD021` The time for changes ({hours} hours) is over.
             *     - `BD022` What an operator has hidden cannot be changed or deleted.
             *     - `BD023` You may not write until {until}. Reason: {reason}
             *     - `BD024` You are writing too often. Please try again later.
             *     - `BD025` Posts and links are possible {hours} hours after joining.
             *     - `BD026` This contains what may not be written: {word}
             *     - `BD029` There is no such bet of yours.
             *     - `BD031` This was changed elsewhere meanwhile. Please load it again.
             *     - `BD034` A post can be changed {limit} times.
             *     - `BD062` An attached picture was not found. Please upload it again.
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
                            boardIdx: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001" | "BD020" | "BD021" | "BD022" | "BD023" | "BD024" | "BD025" | "BD026" | "BD029" | "BD031" | "BD034" | "BD062" | "T999" | "C999" | "NT99";
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
    board_free_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    boardIdx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD020` Only your own can be changed or deleted.
             *     - `BD022` What an operator has hidden cannot be changed or deleted.
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
                        resultCode?: "BD001" | "BD020" | "BD022";
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
    board_cmtSave: {
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
                    boardIdx: number;
                    /**
                     * @description The comment that is answered
                     * @default null
                     */
                    parentIdx?: number | null;
                    /** @description Plain text */
                    body: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD023` You may not write until {until}. Reason: {reason}
             *     - `BD024` You are writing too often. Please try again later.
             *     - `BD025` Posts and links are possible {hours} hours after joining.
             *     - `BD026` This contains what may not be written: {word}
             *     - `BD027` An answer cannot be answered again.
             *     - `BD028` A post has room for {limit} comments.
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
                            cmtIdx: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001" | "BD023" | "BD024" | "BD025" | "BD026" | "BD027" | "BD028" | "T999" | "C999" | "NT99";
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
    board_cmtDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    cmtIdx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD020` Only your own can be changed or deleted.
             *     - `BD022` What an operator has hidden cannot be changed or deleted.
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
                        resultCode?: "BD001" | "BD020" | "BD022";
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
    board_free_like: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    boardIdx: number;
                    isLiked: boolean;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                            likes: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    board_free_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    boardIdx: number;
                    /** @default null */
                    cmtIdx?: number | null;
                    /** @enum {string} */
                    reason: "abuse" | "advert" | "fraud" | "obscene" | "other";
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD030` You have reported this already.
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
                        resultCode?: "BD001" | "BD030";
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
    admin_board_posts_list: {
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
                    state?: "shown" | "hidden" | "deleted";
                    /**
                     * @description Title, text or author
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
                            list: components["schemas"]["BackOfficePost"][];
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
    admin_board_posts_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    boardIdx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                            boardIdx: number;
                            memberId: string;
                            loginId: string;
                            nickname: string;
                            /** @enum {string} */
                            category: "normal" | "event" | "notice";
                            title: string;
                            pinned: boolean;
                            /** @enum {string} */
                            state: "shown" | "hidden" | "deleted";
                            views: number;
                            likes: number;
                            comments: number;
                            /** @description Open ones */
                            reports: number;
                            /** Format: date-time */
                            madeAt: string;
                            body: string;
                            address: string;
                            hiddenReason: string | null;
                            hiddenBy: string | null;
                            images: components["schemas"]["ImageView"][];
                            versions: {
                                version: number;
                                title: string;
                                body: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            commentList: {
                                cmtIdx: number;
                                parentIdx: number | null;
                                memberId: string;
                                nickname: string;
                                body: string;
                                /** @enum {string} */
                                state: "shown" | "hidden" | "deleted";
                                hiddenReason: string | null;
                                /** Format: date-time */
                                madeAt: string;
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    admin_board_posts_arrange: {
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
                    boardIdx: number;
                    /** @enum {string} */
                    category: "normal" | "event" | "notice";
                    pinned: boolean;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                        resultCode?: "BD001" | "C999" | "NT99";
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
    admin_board_posts_hide: {
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
                    boardIdx: number;
                    /** @default null */
                    cmtIdx?: number | null;
                    /** @description For its author; null shows it again */
                    reason: string | null;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                        resultCode?: "BD001" | "C999" | "NT99";
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
    admin_board_reports_list: {
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
                            list: components["schemas"]["PostReport"][];
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
    admin_board_reports_decide: {
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
                    reportIdx: number;
                    /** @description For its author; null shows it again */
                    reason: string | null;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD033` Another operator has decided this report meanwhile. Please reload the list.
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
                        resultCode?: "BD001" | "BD033" | "C999" | "NT99";
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
    admin_board_words_list: {
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
                                /** @enum {string} */
                                kind: "word" | "host";
                                written: string;
                                /** @description The form in which texts are compared */
                                normal: string;
                                /** Format: date-time */
                                addedAt: string;
                                addedBy: string;
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
    admin_board_words_set: {
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
                    kind: "word" | "host";
                    written: string;
                    isBanned: boolean;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD032` This cannot be banned. Enter two letters or more, or a host.
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
                        resultCode?: "BD032" | "C999" | "NT99";
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
    admin_board_mutes_list: {
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
                                memberId: string;
                                loginId: string;
                                nickname: string;
                                /** Format: date-time */
                                until: string;
                                reason: string;
                                mutedBy: string;
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
    admin_board_mutes_set: {
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
                    loginId: string;
                    days: number;
                    /** @description The member reads it */
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD011` There is no such recipient.
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
                            until: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD011" | "C999" | "NT99";
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
    board_qna_list: {
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
                    state?: "waiting" | "answered";
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
                            list: components["schemas"]["InquiryRow"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            idxList: number[];
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
    board_qna_datail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    boardIdx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                            board: components["schemas"]["InquiryRow"];
                            entries: {
                                entryIdx: number;
                                /** @enum {string} */
                                author: "member" | "operator";
                                body: string;
                                /** Format: date-time */
                                at: string;
                                images: components["schemas"]["ImageView"][];
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    board_qna_save: {
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
                     * @default other
                     * @enum {string}
                     */
                    kind?: "account" | "other" | "dispute";
                    title: string;
                    /** @description Plain text */
                    body: string;
                    /**
                     * @description The bet (betId) or the request (requestId) it is about
                     * @default null
                     */
                    subject?: {
                        /** @enum {string} */
                        kind: "bet" | "deposit" | "withdrawal";
                        /** Format: uuid */
                        id: string;
                    } | null;
                    /**
                     * @description Pictures from the call that saves them, in their order
                     * @default []
                     */
                    images?: string[];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD040` You have {limit} open inquiries. Please wait for an answer first.
             *     - `BD062` An attached picture was not found. Please upload it again.
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
                            boardIdx: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD040" | "BD062" | "T999" | "C999" | "NT99";
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
    board_qna_write: {
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
                    boardIdx: number;
                    /** @description Plain text */
                    body: string;
                    /**
                     * @description Pictures from the call that saves them, in their order
                     * @default []
                     */
                    images?: string[];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD043` An inquiry takes {limit} entries. Please open a new one.
             *     - `BD062` An attached picture was not found. Please upload it again.
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
                        data: Record<string, never>;
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001" | "BD043" | "BD062" | "T999" | "C999" | "NT99";
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
    board_qna_rate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    boardIdx: number;
                    rating: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD042` Only an answered inquiry can be rated.
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
                        resultCode?: "BD001" | "BD042";
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
    admin_board_inquiries_list: {
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
                    state?: "waiting" | "answered";
                    /** @enum {string} */
                    kind?: "account" | "other" | "dispute";
                    /** Format: uuid */
                    memberId?: string;
                    /**
                     * @description Those that the operator works on
                     * @default false
                     */
                    isMine?: boolean;
                    /** @default false */
                    isOverdue?: boolean;
                    /**
                     * @description Part of the title or login id
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
                            list: components["schemas"]["BackOfficeInquiry"][];
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
    admin_board_inquiries_counts: {
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
                            waiting: number;
                            overdue: number;
                            disputes: number;
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
    admin_board_inquiries_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    boardIdx: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
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
                            boardIdx: number;
                            memberId: string;
                            loginId: string;
                            nickname: string;
                            /** @enum {string} */
                            kind: "account" | "other" | "dispute";
                            /**
                             * @description What the member reads
                             * @enum {string}
                             */
                            language: "ko" | "en" | "vi";
                            title: string;
                            /** @description The bet (betId) or the request (requestId) it is about */
                            subject: {
                                /** @enum {string} */
                                kind: "bet" | "deposit" | "withdrawal";
                                /** Format: uuid */
                                id: string;
                            } | null;
                            /** @enum {string} */
                            state: "waiting" | "answered";
                            rating: number | null;
                            /** Format: date-time */
                            openedAt: string;
                            /** Format: date-time */
                            waitingSince: string;
                            /** Format: date-time */
                            dueAt: string;
                            /** Format: date-time */
                            writtenAt: string;
                            /** @description The login id of the operator who works on it */
                            holder: string | null;
                            entries: {
                                entryIdx: number;
                                /** @enum {string} */
                                author: "member" | "operator" | "note";
                                operator: string | null;
                                body: string;
                                /** Format: date-time */
                                at: string;
                                images: components["schemas"]["ImageView"][];
                            }[];
                            macros: {
                                name: string;
                                /** @enum {string} */
                                language: "ko" | "en" | "vi";
                                text: string;
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001";
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
    admin_board_inquiries_lease: {
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
                    boardIdx: number;
                    isTaken: boolean;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD041` Another operator ({operator}) is working on this.
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
                        resultCode?: "BD001" | "BD041" | "C999" | "NT99";
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
    admin_board_inquiries_write: {
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
                    boardIdx: number;
                    /** @description Plain text */
                    body: string;
                    /** @default false */
                    isNote?: boolean;
                    /** @description The newest entry of the member that was read: an answer past a newer one is refused */
                    seenEntryIdx: number;
                    /**
                     * @description Pictures from the call that saves them, in their order
                     * @default []
                     */
                    images?: string[];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD001` This does not exist, or has been removed.
             *     - `BD041` Another operator ({operator}) is working on this.
             *     - `BD044` Take this inquiry first.
             *     - `BD045` The member has written meanwhile. It is shown now: please read it, and send again.
             *     - `BD062` An attached picture was not found. Please upload it again.
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
                        data: Record<string, never>;
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD001" | "BD041" | "BD044" | "BD045" | "BD062" | "T999" | "C999" | "NT99";
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
    admin_board_macros_list: {
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
                                name: string;
                                texts: components["schemas"]["MacroTexts"];
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
    admin_board_macros_save: {
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
                    name: string;
                    texts: components["schemas"]["MacroTexts"] | null;
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
                        data: Record<string, never>;
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
    board_image_save: {
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
                     * Format: base64
                     * @description JPEG, PNG, WebP or GIF; 5242880 bytes, 4096 pixels a side
                     */
                    data: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD060` Only JPEG, PNG, WebP and GIF pictures can be uploaded.
             *     - `BD061` A picture has at most {megabytes} MB, and {pixels} pixels a side.
             *     - `BD063` Too many uploaded pictures are not used yet. Please try again later.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["ImageView"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD060" | "BD061" | "BD063";
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
    admin_board_image_save: {
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
                     * Format: base64
                     * @description JPEG, PNG, WebP or GIF; 5242880 bytes, 4096 pixels a side
                     */
                    data: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `BD060` Only JPEG, PNG, WebP and GIF pictures can be uploaded.
             *     - `BD061` A picture has at most {megabytes} MB, and {pixels} pixels a side.
             *     - `BD063` Too many uploaded pictures are not used yet. Please try again later.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["ImageView"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "BD060" | "BD061" | "BD063";
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
    main: {
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
                     * @description What a guest’s browser calls itself: it decides which variant it is shown
                     */
                    browser?: string;
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
                            banners: {
                                bannerIdx: number;
                                /**
                                 * @description Which of its variants this reader is shown
                                 * @enum {string}
                                 */
                                variant: "a" | "b" | "c" | "d";
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
                            /** @description For this reader */
                            popups: {
                                bannerIdx: number;
                                /**
                                 * @description Which of its variants this reader is shown
                                 * @enum {string}
                                 */
                                variant: "a" | "b" | "c" | "d";
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
                            /** @description Pinned ones first, then the newest */
                            notices: components["schemas"]["NoticeRow"][];
                            /** @description The newest; null for guests */
                            posts: components["schemas"]["PostRow"][] | null;
                            /** @description The last ones, masked; null where their service is away */
                            cash: {
                                deposits: components["schemas"]["MainCashRow"][];
                                withdrawals: components["schemas"]["MainCashRow"][];
                            } | null;
                            /** @description The highest withdrawals, masked; null where their service is away */
                            ranking: {
                                today: components["schemas"]["MainCashRow"][];
                                week: components["schemas"]["MainCashRow"][];
                            } | null;
                            /** @description Those that run; null where their service is away */
                            promotions: components["schemas"]["MainPromotion"][] | null;
                            /** @description The member’s; null for guests, without a sheet, or where its service is away */
                            attendance: components["schemas"]["MainAttendance"] | null;
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
    admin_audit_board_list: {
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
    admin_audit_board_export: {
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
    admin_audit_board_verify: {
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
