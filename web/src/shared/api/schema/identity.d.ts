// Generated from the service's OpenAPI document by npm run generate.

export interface paths {
    "/api/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A picture of four digits from 1 to 5, and a task for who cannot see it
         * @description Anyone.
         */
        post: operations["auth_captcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a member in and replaces the session the member had until now
         * @description Anyone.
         */
        post: operations["member_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new token for the same session, good for 120 minutes from now
         * @description A logged-in member.
         */
        post: operations["getToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session
         * @description A logged-in member.
         */
        post: operations["member_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for membership; an operator decides
         * @description Anyone.
         */
        post: operations["member_signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/checkUnique": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a value of the sign-up form can still be used; about a phone or an account only with a solved captcha
         * @description Anyone.
         */
        post: operations["member_checkUnique"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member as they see themselves, with their money as the wallet has it
         * @description A logged-in member.
         */
        post: operations["member_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes passwords, phone or bank account; needs the present password, and for a withdrawal password or an account the present withdrawal password too
         * @description A logged-in member.
         */
        post: operations["member_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/loginHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logins, failures and changes of credentials, newest first
         * @description A logged-in member.
         */
        post: operations["member_loginHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/partner/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A partner applies for another of the tier right below; an operator decides
         * @description A logged-in member.
         */
        post: operations["member_partner_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/partner/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enters a partner below one of a higher tier, or a head office; another operator approves
         * @description An operator with the permission partners.manage.
         */
        post: operations["admin_members_partner_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/sessions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The devices the member is and was logged in with, newest first
         * @description A logged-in member.
         */
        post: operations["member_sessions_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs one of the member’s own devices out
         * @description A logged-in member.
         */
        post: operations["member_sessions_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/secondFactor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a secret for the member’s authenticator, shown once; a code puts it into use
         * @description A logged-in member.
         */
        post: operations["member_secondFactor_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/secondFactor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the begun second factor into use, with a code of it
         * @description A logged-in member.
         */
        post: operations["member_secondFactor_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/secondFactor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the member’s own second factor off
         * @description A logged-in member.
         */
        post: operations["member_secondFactor_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/passkeys/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The passkeys of the member, the oldest first
         * @description A logged-in member.
         */
        post: operations["member_passkeys_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/passkeys/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the member’s browser proves a passkey by, once
         * @description A logged-in member.
         */
        post: operations["member_passkeys_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets the member’s browser make a passkey
         * @description A logged-in member.
         */
        post: operations["member_passkeys_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/passkeys/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the passkey that was made; withdrawals wait as after any change
         * @description A logged-in member.
         */
        post: operations["member_passkeys_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a passkey of the member’s own
         * @description A logged-in member.
         */
        post: operations["member_passkeys_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member's limits, breaks and reality check
         * @description A logged-in member.
         */
        post: operations["member_protection_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes of the member's protection, newest first
         * @description A logged-in member.
         */
        post: operations["member_protection_history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/setLimit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lowers a limit at once, or asks for a raise that waits 24 hours
         * @description A logged-in member.
         */
        post: operations["member_protection_setLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/confirmRaise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a raise whose 24 hours are over: it applies now
         * @description A logged-in member.
         */
        post: operations["member_protection_confirmRaise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/withdrawRaise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a raise back: the limit stays
         * @description A logged-in member.
         */
        post: operations["member_protection_withdrawRaise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/timeOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No deposits and no bets for a while, at once; it cannot be shortened
         * @description A logged-in member.
         */
        post: operations["member_protection_timeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/selfExclude": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No deposits and no bets until an operator lifts it; needs the login password
         * @description A logged-in member.
         */
        post: operations["member_protection_selfExclude"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/member/protection/setRealityCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How often the site shows how long one has played, and with what result
         * @description A logged-in member.
         */
        post: operations["member_protection_setRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etc/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The banks a member can be paid out to
         * @description Anyone.
         */
        post: operations["etc_bank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etc/signUpRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rules of the sign-up form, in the order in which they are checked
         * @description Anyone.
         */
        post: operations["etc_signUpRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/etc/siteOption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The site's options, as far as everybody may know them
         * @description Anyone.
         */
        post: operations["etc_siteOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/siteCheckInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The planned maintenance, and whether it is on
         * @description Anyone.
         */
        post: operations["common_siteCheckInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs an operator in with password and second factor
         * @description Anyone.
         */
        post: operations["admin_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser proves a passkey by, for one login with this id
         * @description Anyone.
         */
        post: operations["admin_login_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The operator as they see themselves
         * @description A logged-in operator.
         */
        post: operations["admin_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new token for the same session, with the permissions the role has now
         * @description A logged-in operator.
         */
        post: operations["admin_getToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the operator's session
         * @description A logged-in operator.
         */
        post: operations["admin_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Members by status; search by id, nickname, whole phone or account number
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All members a filter finds, up to 5,000; who took them is kept in the audit
         * @description An operator with the permission data.export.
         */
        post: operations["admin_members_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One member with consents, locks and last sessions
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/loginHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member's logins, failures and changes of credentials
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_loginHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the locks off a member's login and withdrawal password
         * @description An operator with the permission members.manage.
         */
        post: operations["admin_members_unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/setLevel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a member's level, which decides limits
         * @description An operator with the permission members.manage.
         */
        post: operations["admin_members_setLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/sessions/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a member's sessions wherever they are open, or the one that is named
         * @description An operator with the permission members.manage.
         */
        post: operations["admin_members_sessions_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/payoutAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A whole account number; who looked is kept in the audit
         * @description An operator with the permission members.payout-account.
         */
        post: operations["admin_members_payoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/confirmAge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps how old a member is, what it was seen by, and who saw it
         * @description An operator with the permission members.approve.
         */
        post: operations["admin_members_confirmAge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/markTest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a member out of every figure, as a test account, or lets them in again
         * @description An operator with the permission members.manage.
         */
        post: operations["admin_members_markTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/notes/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators wrote about a member, pinned notes first
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_notes_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/notes/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a note about a member; it stays as it is
         * @description An operator with the permission members.note.
         */
        post: operations["admin_members_notes_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/notes/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a note on top of the others, or back among them
         * @description An operator with the permission members.note.
         */
        post: operations["admin_members_notes_pin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators changed about a member's status, level and sessions, newest first
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_changes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Members with the same addresses, phone or account number, and who recommended whom
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_related"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/releaseSecret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a forgotten withdrawal password or a lost second factor off; withdrawals wait
         * @description An operator with the permission members.manage.
         */
        post: operations["admin_members_releaseSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets an applicant in
         * @description An operator with the permission members.approve.
         */
        post: operations["admin_members_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuses an applicant
         * @description An operator with the permission members.approve.
         */
        post: operations["admin_members_refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Locks a member out at once
         * @description An operator with the permission members.manage.
         */
        post: operations["admin_members_suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a suspended member in again
         * @description An operator with the permission members.manage.
         */
        post: operations["admin_members_reinstate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/protection/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A member's limits, breaks and reality check
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_protection_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/protection/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes of a member's protection, newest first
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_protection_history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/protection/impose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Protects a member; easing an own limit again waits for the member to confirm
         * @description An operator with the permission members.manage.
         */
        post: operations["admin_members_protection_impose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/protection/liftExclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends an exclusion whose time is over
         * @description An operator with the permission members.manage.
         */
        post: operations["admin_members_protection_liftExclusion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The site's operators
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who the site's operators are
         * @description A logged-in operator.
         */
        post: operations["admin_operators_names"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a new operator; another operator has to approve it
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disables an operator; every session of the operator ends
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the lock off, and asks to enable who is disabled; every session of the operator ends
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/setRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an operator's role; what gives more rights waits for another operator; every session of the operator ends
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_setRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/setName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an operator's name
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_setName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/setAddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the addresses an operator may log in from, none lets every one in; more wait for another operator; every session of the operator ends
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_setAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks that an operator sets password and second factor anew; another one has to approve
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An operator's sessions, the newest first
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/sessions/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends one of an operator's sessions, or all of them
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_sessions_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/requests/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is asked to be done about operators and roles, the newest first
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_requests_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/requests/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or refuses what another operator asked, or takes back what one asked
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_requests_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/enrolment/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The link for an operator who has to enrol, for who asked; the one before it ends
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_enrolment_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/enrolment/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The code that goes with the link, for who approved; the one before it ends
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_operators_enrolment_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/enrol/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A second factor for who has link and code; it counts once a code of it confirms it
         * @description Anyone.
         */
        post: operations["admin_enrol_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/enrol/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets an operator's own password and second factor, once
         * @description Anyone.
         */
        post: operations["admin_enrol_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the operator can log in with beside the password
         * @description A logged-in operator.
         */
        post: operations["admin_account_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the operator's own password; their other sessions end
         * @description A logged-in operator.
         */
        post: operations["admin_account_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/secondFactor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new second factor, by the present one; it counts once a code of it confirms it
         * @description A logged-in operator.
         */
        post: operations["admin_account_secondFactor_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/secondFactor/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the new second factor into use; other sessions end
         * @description A logged-in operator.
         */
        post: operations["admin_account_secondFactor_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/recoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes instead of those there were
         * @description A logged-in operator.
         */
        post: operations["admin_account_recoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/passkeys/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser of a logged-in operator proves a passkey by, once
         * @description A logged-in operator.
         */
        post: operations["admin_account_passkeys_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets the operator’s browser make a passkey, by a factor they have
         * @description A logged-in operator.
         */
        post: operations["admin_account_passkeys_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/passkeys/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the passkey that was made; other sessions end
         * @description A logged-in operator.
         */
        post: operations["admin_account_passkeys_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a passkey, unless it is the last factor; other sessions end
         * @description A logged-in operator.
         */
        post: operations["admin_account_passkeys_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/stepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proves the second factor again, before money moves
         * @description A logged-in operator.
         */
        post: operations["admin_account_stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roles/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The site's roles and what each may do
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_roles_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roles/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a role or changes what one may do; the sessions of who holds it end
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_roles_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roles/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a role of the site away; one of the code goes back to what it was
         * @description An operator with the permission operators.manage.
         */
        post: operations["admin_roles_drop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many members there are, are logged in now, and signed up on the last days
         * @description An operator with the permission members.read.
         */
        post: operations["admin_members_summary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/options/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All of the site's options
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_options_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/options/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the options that are given, or asks a second operator; the others stay
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_options_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/options/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The options the site has had, and who set each
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_options_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/options/requests": {
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
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_options_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/options/decide": {
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
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_options_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/check/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The planned maintenance
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_check_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/check/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plans maintenance, or clears it
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_check_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/gameLock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Locks or unlocks betting; the empty scope is every game
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_gameLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/gameLock/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which games are locked
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_gameLock_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/accounts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The accounts that members pay into, their numbers masked
         * @description An operator with the permission cash.policy.
         */
        post: operations["admin_site_accounts_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/accounts/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an account was before, who changed it, and who approved it
         * @description An operator with the permission cash.policy.
         */
        post: operations["admin_site_accounts_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/accounts/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an account that members pay into, or asks a second operator for it
         * @description An operator with the permission cash.policy.
         */
        post: operations["admin_site_accounts_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/accounts/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The number and holder of a deposit account; that it was read is audited
         * @description An operator with the permission cash.policy.
         */
        post: operations["admin_site_accounts_reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/accounts/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is asked of the accounts that members pay into: all that waits, and the newest decided
         * @description An operator with the permission cash.policy.
         */
        post: operations["admin_site_accounts_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/accounts/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A second operator approves an account or refuses it; who asked may take it back
         * @description An operator with the permission cash.policy.
         */
        post: operations["admin_site_accounts_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/velocity/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many log-ins in how many seconds are faster than people
         * @description An operator with the permission members.read.
         */
        post: operations["admin_site_velocity_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/velocity/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets how many log-ins in how many seconds are faster than people
         * @description An operator with the permission site.manage.
         */
        post: operations["admin_site_velocity_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/velocity/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rules the site has had for log-ins, the newest first
         * @description An operator with the permission members.read.
         */
        post: operations["admin_site_velocity_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/site/velocity/hits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Members who logged in faster than people, the newest first
         * @description An operator with the permission members.read.
         */
        post: operations["admin_site_velocity_hits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadLetters/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many events wait that no consumer could handle, and where they died
         * @description An operator with the permission dead-letters.read.
         */
        post: operations["admin_deadLetters_summary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadLetters/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events that no consumer could handle, the latest first
         * @description An operator with the permission dead-letters.read.
         */
        post: operations["admin_deadLetters_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadLetters/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One such event: its headers and its content, secrets left out
         * @description An operator with the permission dead-letters.read.
         */
        post: operations["admin_deadLetters_detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadLetters/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends events to their topics again, as they were; each letter is sent once
         * @description An operator with the permission dead-letters.manage.
         */
        post: operations["admin_deadLetters_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadLetters/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says of events that they were dealt with in another way
         * @description An operator with the permission dead-letters.manage.
         */
        post: operations["admin_deadLetters_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/identity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in identity, newest first
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_identity_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/identity/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What operators did in identity, newest first, for a file
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_identity_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/identity/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the audit log of identity is whole
         * @description An operator with the permission audit.read.
         */
        post: operations["admin_audit_identity_verify"];
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
        AdminMemberView: {
            memberId: string;
            memId: string;
            memNick: string;
            memName: string;
            /** @description Masked */
            memPhone: string;
            bankNameKr: string;
            bankaccMasked: string;
            recommenderId: string;
            partnerType: string;
            level: number;
            /** @enum {string} */
            status: "pending" | "active" | "suspended" | "refused" | "excluded";
            /** Format: date-time */
            signedUpAt: string;
            signedUpAddress: string;
            decidedBy: string | null;
            decidedAt: string | null;
            reason: string | null;
            /** @description The operator's own, kept out of every figure */
            isTest: boolean;
            /** @description As signed up with or confirmed; null: never asked */
            birthDate: string | null;
            /** @description What an operator has seen it by */
            ageMethod: ("identity-card" | "passport" | "driving-licence" | "mobile-carrier" | "bank-account") | null;
            /** @description Login id */
            ageConfirmedBy: string | null;
            ageConfirmedAt: string | null;
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
        DeadLetterView: {
            letterId: string;
            topic: string;
            /** @description The service that gave it up, or the group of its own */
            consumer: string;
            key: string;
            eventId: string;
            eventType: string;
            attempts: number;
            error: string;
            /** Format: date-time */
            diedAt: string;
            /** @description How often the event died at this consumer, this letter included */
            burials: number;
            /** @enum {string} */
            state: "open" | "replayed" | "closed";
            decidedAt: string | null;
            /** @description Login id of the operator */
            decidedBy: string | null;
            reason: string | null;
        };
        DepositAccountRequest: {
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
            accountId: string;
            /** @description The version it was made from; 0 of a new account */
            version: number;
            /** @description Null of a new account */
            before: components["schemas"]["PaidInto"] | null;
            /** @description What the account is to become */
            after: components["schemas"]["PaidInto"];
            /** @description The fields that take a second operator */
            changes: string[];
            /** @description The account has changed since: it cannot be approved */
            isStale: boolean;
        };
        DepositAccountVersion: {
            accountId: string;
            version: number;
            bankName: string;
            accountMasked: string;
            levelFrom: number;
            levelTo: number;
            shownMinutes: number;
            enabled: boolean;
            /** Format: date-time */
            changedAt: string;
            /** @description Login id of who wanted it so */
            changedBy: string;
            /** @description Login id; null where one operator did it alone */
            approvedBy: string | null;
            /** @description Why it was asked for; empty where one operator did it alone */
            reason: string;
        };
        DepositAccountView: {
            accountId: string;
            version: number;
            bankName: string;
            accountMasked: string;
            levelFrom: number;
            levelTo: number;
            shownMinutes: number;
            enabled: boolean;
            /** Format: date-time */
            changedAt: string;
            /** @description Login id */
            changedBy: string;
        };
        DepositAccounts: {
            list: components["schemas"]["DepositAccountView"][];
        };
        LoginVelocityVersion: {
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
        MemberReference: {
            memberId: string;
            memId: string;
            memNick: string;
            /** @enum {string} */
            status: "pending" | "active" | "suspended" | "refused" | "excluded";
        };
        MemberView: {
            memberId: string;
            memId: string;
            memNick: string;
            memName: string;
            /** @description Masked, as memPhoneMasked */
            memPhone: string;
            memPhoneMasked: string;
            memLevel: string;
            /** @enum {string} */
            isPartnerMember: "Y" | "N";
            partnerType: string;
            bankNameKr: string;
            bankaccMasked: string;
            /** @description How the member is kept from playing */
            protection: {
                /**
                 * @description timeOut and excluded: no deposits and no bets
                 * @enum {string}
                 */
                state: "none" | "timeOut" | "excluded";
                /** @description Null: none, or for ever */
                until: string | null;
                /** @description Minutes between two reality checks; 0 is never */
                realityCheckMinutes: number;
            };
            /** @description An authenticator, or passkeys */
            hasSecondFactor: boolean;
            hasAuthenticator: boolean;
            /** @description How many the member has */
            passkeys: number;
            /** @description No withdrawal before, after a change of what leads to payouts; null for now */
            withdrawalsFrom: string | null;
        };
        MemberWithMoneyView: {
            memberId: string;
            memId: string;
            memNick: string;
            memName: string;
            /** @description Masked, as memPhoneMasked */
            memPhone: string;
            memPhoneMasked: string;
            memLevel: string;
            /** @enum {string} */
            isPartnerMember: "Y" | "N";
            partnerType: string;
            bankNameKr: string;
            bankaccMasked: string;
            /** @description How the member is kept from playing */
            protection: {
                /**
                 * @description timeOut and excluded: no deposits and no bets
                 * @enum {string}
                 */
                state: "none" | "timeOut" | "excluded";
                /** @description Null: none, or for ever */
                until: string | null;
                /** @description Minutes between two reality checks; 0 is never */
                realityCheckMinutes: number;
            };
            /** @description An authenticator, or passkeys */
            hasSecondFactor: boolean;
            hasAuthenticator: boolean;
            /** @description How many the member has */
            passkeys: number;
            /** @description No withdrawal before, after a change of what leads to payouts; null for now */
            withdrawalsFrom: string | null;
            cashAmt: components["schemas"]["Won"] | null;
            pointAmt: components["schemas"]["Won"] | null;
        };
        NewPasskey: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            response: {
                clientDataJSON: string;
                attestationObject: string;
                transports?: string[];
            };
        };
        OperatorAct: {
            /** @constant */
            kind: "create";
            operatorId: string;
            loginId: string;
            name: string;
            role: string;
            addresses: string[];
            /** @description What the role that is given or held allowed when this was asked for */
            rolePermissions?: string[];
        } | {
            /** @constant */
            kind: "reset";
            operatorId: string;
            loginId: string;
            /** @description What the role that is given or held allowed when this was asked for */
            rolePermissions?: string[];
        } | {
            /** @constant */
            kind: "enable";
            operatorId: string;
            loginId: string;
            /** @description What the role that is given or held allowed when this was asked for */
            rolePermissions?: string[];
        } | {
            /** @constant */
            kind: "set-role";
            operatorId: string;
            loginId: string;
            role: string;
            from: string;
            /** @description What the role that is given or held allowed when this was asked for */
            rolePermissions?: string[];
        } | {
            /** @constant */
            kind: "set-addresses";
            operatorId: string;
            loginId: string;
            /** @description None lets every address in */
            addresses: string[];
            fromAddresses: string[];
            /** @description What the role that is given or held allowed when this was asked for */
            rolePermissions?: string[];
        } | {
            /** @constant */
            kind: "save-role";
            roleId: string;
            name: string;
            permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "partners.read" | "partners.manage" | "partners.settle" | "site.manage" | "content.manage" | "messages.send" | "posts.moderate" | "inquiries.answer" | "promotion.read" | "promotion.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
            version: number;
        };
        OperatorView: {
            operatorId: string;
            loginId: string;
            name: string;
            role: string;
            permissions: string[];
        };
        PageInfo: {
            page: number;
            count_per_list: number;
            tatal_list_count: number;
        };
        PaidInto: {
            bankName: string;
            /** @description Whole while the request waits, masked afterwards */
            accountNumber: string;
            /** @description Whole while the request waits, masked afterwards */
            accountHolder: string;
            levelFrom: number;
            levelTo: number;
            shownMinutes: number;
            enabled: boolean;
        };
        PasskeyCreation: {
            rp: {
                id: string;
                name: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            challenge: string;
            pubKeyCredParams: {
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            timeout: number;
            /** @constant */
            attestation: "none";
            excludeCredentials: {
                id: string;
                /** @constant */
                type: "public-key";
            }[];
            authenticatorSelection: {
                /** @constant */
                residentKey: "required";
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                userVerification: "required";
            };
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
        PasskeyRequest: {
            rpId: string;
            challenge: string;
            timeout: number;
            /** @constant */
            userVerification: "required";
            allowCredentials: {
                id: string;
                /** @constant */
                type: "public-key";
            }[];
        };
        PasskeyView: {
            passkeyId: string;
            name: string;
            /** Format: date-time */
            addedAt: string;
            lastUsedAt: string | null;
        };
        ProtectionLimit: {
            /** @description Won; null is no limit */
            amount: string | null;
            raise: {
                /** @description Won; null is no limit */
                amount: string | null;
                /** Format: date-time */
                askedAt: string;
                /**
                 * Format: date-time
                 * @description The member can confirm from here on
                 */
                from: string;
                /**
                 * Format: date-time
                 * @description Then it is forgotten
                 */
                until: string;
            } | null;
        };
        ProtectionView: {
            /** @enum {string} */
            state: "none" | "timeOut" | "excluded";
            timeOutUntil: string | null;
            exclusion: {
                /** Format: date-time */
                since: string;
                /** @description Null is for ever */
                until: string | null;
            } | null;
            limits: {
                /**
                 * @description loss: stakes minus what came back; wager: stakes, whatever came back
                 * @enum {string}
                 */
                kind: "deposit" | "loss" | "wager";
                /**
                 * @description Korean calendar; weeks from Monday
                 * @enum {string}
                 */
                period: "day" | "week" | "month";
                /** @description What holds: the stricter of the two */
                amount: string | null;
                own: components["schemas"]["ProtectionLimit"];
                /** @description Set by an operator */
                imposed: components["schemas"]["ProtectionLimit"];
            }[];
            realityCheckMinutes: number;
            /** @description False: the site proposes it */
            realityCheckChosen: boolean;
            /** Format: date-time */
            serverTime: string;
        };
        RoleView: {
            roleId: string;
            /** @description Empty for a role that comes with the code */
            name: string;
            permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "partners.read" | "partners.manage" | "partners.settle" | "site.manage" | "content.manage" | "messages.send" | "posts.moderate" | "inquiries.answer" | "promotion.read" | "promotion.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
            isBuiltIn: boolean;
            /** @description 0 is a role nobody has changed yet */
            version: number;
        };
        RolesView: {
            /** @description All there are */
            permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "partners.read" | "partners.manage" | "partners.settle" | "site.manage" | "content.manage" | "messages.send" | "posts.moderate" | "inquiries.answer" | "promotion.read" | "promotion.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
            list: components["schemas"]["RoleView"][];
        };
        SiteOptions: {
            /** @enum {string} */
            mode: "demo" | "real";
            idMin: number;
            idMax: number;
            passMin: number;
            passMax: number;
            passSpecials: string;
            languages: ("ko" | "en" | "vi")[];
            captcha: boolean;
            recommenderShown: boolean;
            joinRecommenderId: string;
            sns1: string;
            sns1Id: string;
            sns1Link: string;
            sns2: string;
            sns2Id: string;
            sns2Link: string;
            sns3: string;
            sns3Id: string;
            sns3Link: string;
            /** @description Text of the sign-up page, above its form */
            marketingText: components["schemas"]["SiteWords"];
            /** @description Codes in order; none offers every bank */
            banks: string[];
            licence: {
                authority: string;
                number: string;
            } | null;
            allowedCountries: string[];
            minimumAge: number | null;
            /** @enum {number} */
            realityCheckMinutes: 0 | 15 | 30 | 60;
            /** @description Hours without withdrawals after a change of account, its password or second factor */
            withdrawalWaitHours: number;
            /** @description Hours in which an operator who is new, was reset or got more rights approves nothing */
            operatorFreshHours: number;
            /** @description Minutes after which an operator proves the second factor again before money moves; 0: never */
            operatorStepUpMinutes: number;
            /**
             * @description required: nobody changes their account without a second factor
             * @enum {string}
             */
            memberSecondFactor: "optional" | "required";
        };
        SiteOptionsRequest: {
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
            siteOption: components["schemas"]["SiteOptions"];
            /** @description The fields that let one operator do more */
            loosens: string[];
            /** @description The settings have changed since: it cannot be approved */
            isStale: boolean;
        };
        SiteWords: {
            ko: string;
            en: string;
            vi: string;
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
        Wording: {
            ko: string;
            en: string;
            vi: string;
        };
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
    auth_captcha: {
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
                            captchaId: string;
                            /** @description data:image/png */
                            image: string;
                            /** Format: date-time */
                            expiresAt: string;
                            /** @description Find n up to maxnumber with SHA-256 hex of salt followed by n equal to challenge */
                            altcha: {
                                algorithm: string;
                                challenge: string;
                                maxnumber?: number;
                                salt: string;
                                signature: string;
                            };
                            /** @description This network has tried often: only the solved task counts, not the picture */
                            altchaRequired: boolean;
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
    member_login: {
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
                    memPass: string;
                    /**
                     * Format: uuid
                     * @description What the browser knows itself by: made up once, and kept by it
                     */
                    deviceId?: string;
                    captchaId?: string;
                    captcha?: string;
                    /** @description Base64 of JSON { algorithm, challenge, number, salt, signature } */
                    altcha?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `ABZ01` Unusual activity was detected. Please try again in {minutes} minutes.
             *     - `LX01` Please check the security code.
             *     - `LX02` The ID or the password is wrong.
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
             *     - `U001` This account may not log in yet: it waits for approval.
             *     - `U0011` This account is suspended. Please contact customer service.
             *     - `U130` There is no such member.
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
                            member: components["schemas"]["MemberView"];
                            msgInfo: {
                                newMsg: number;
                            };
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                            sessionId: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "ABZ01" | "LX01" | "LX02" | "LX03" | "U001" | "U0011" | "U130";
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
    getToken: {
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
             *     - `U001` This account may not log in yet: it waits for approval.
             *     - `U0011` This account is suspended. Please contact customer service.
             *     - `U130` There is no such member.
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
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "U001" | "U0011" | "U130";
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
    member_logout: {
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
    member_signup: {
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
                    /** @default  */
                    memId?: string;
                    /** @default  */
                    memPass?: string;
                    /** @default  */
                    memPassCheck?: string;
                    /** @default  */
                    memNick?: string;
                    /** @default  */
                    cashOutPass?: string;
                    /** @default  */
                    memPhone?: string;
                    /** @default  */
                    recommenderId?: string;
                    /** @default  */
                    bank?: string;
                    /** @default  */
                    memName?: string;
                    /** @default  */
                    bankacc?: string;
                    /**
                     * @description A day such as 1990-01-31, where the site asks for it
                     * @default
                     */
                    birthDate?: string;
                    /** @description The terms were accepted, and the applicant is of age: kept as their consent */
                    agreed?: {
                        /** @description Null: none to be read */
                        termsVersion: number | null;
                        /** @constant */
                        adult: true;
                    };
                    captchaId?: string;
                    captcha?: string;
                    /** @description Base64 of JSON { algorithm, challenge, number, salt, signature } */
                    altcha?: string;
                    /** @default 1 */
                    memLevel?: string;
                    /** @default 0 */
                    memStatus?: string | number;
                    /** @default N */
                    partSendYn?: string;
                    /** @default  */
                    siteName?: string;
                    /** @default  */
                    siteType?: string;
                    /** @default  */
                    ip?: string;
                    /** @default  */
                    apiKey?: string;
                    /** @default  */
                    memPhoneVendor?: string;
                    /** @default  */
                    nationCode?: string;
                    /** @default  */
                    partnerType?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `LX01` Please check the security code.
             *     - `U101` An ID has {min} to {max} letters, digits or plus signs.
             *     - `U102` A password has {min} to {max} letters, digits or allowed special characters.
             *     - `U103` A withdrawal password has exactly 4 digits.
             *     - `U104` A nickname has {min} to {max} characters.
             *     - `U105` The passwords do not match.
             *     - `U106` This is not a valid Korean mobile number.
             *     - `U112` This ID is already taken.
             *     - `U113` This nickname is already taken.
             *     - `U114` This mobile number is already registered.
             *     - `U115` This account number is already registered.
             *     - `U116` Please check the recommender: it must be the ID of an active partner.
             *     - `U117` Please choose a bank from the list.
             *     - `U118` An account holder has letters only.
             *     - `U119` An account number has digits only.
             *     - `U120` This password is common or was leaked somewhere. Please choose another one.
             *     - `U129` Please check the date of birth, such as 1990-01-31.
             *     - `U131` Members are {age} years old or older.
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
                            memberId: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "LX01" | "U101" | "U102" | "U103" | "U104" | "U105" | "U106" | "U112" | "U113" | "U114" | "U115" | "U116" | "U117" | "U118" | "U119" | "U120" | "U129" | "U131" | "C999" | "NT99";
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
    member_checkUnique: {
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
                    field: "memId" | "memNick" | "memPhone" | "bankacc" | "recommenderId";
                    value: string;
                    captchaId?: string;
                    captcha?: string;
                    /** @description Base64 of JSON { algorithm, challenge, number, salt, signature } */
                    altcha?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `LX01` Please check the security code.
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
                            available: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "LX01";
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
    member_info: {
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
             *     - `U130` There is no such member.
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
                            member: components["schemas"]["MemberWithMoneyView"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "U130";
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
    member_update: {
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
                    presentPass: string;
                    /** @description The withdrawal password, where the change leads to payouts */
                    presentCashOutPass?: string;
                    /** @description A code, where the member has a second factor */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                    memPass?: string;
                    memPassCheck?: string;
                    cashOutPass?: string;
                    memPhone?: string;
                    bank?: string;
                    bankacc?: string;
                    memName?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U120` This password is common or was leaked somewhere. Please choose another one.
             *     - `U121` The present password is wrong.
             *     - `U122` A new password mixes letters and digits and has {min} or more characters.
             *     - `U123` The present withdrawal password is wrong.
             *     - `U124` The code of your authenticator is wrong. A code works only once.
             *     - `U125` Set up your second factor before you change your account.
             *     - `U126` The account holder cannot be changed. Please contact customer service.
             *     - `U103` A withdrawal password has exactly 4 digits.
             *     - `U105` The passwords do not match.
             *     - `U106` This is not a valid Korean mobile number.
             *     - `U114` This mobile number is already registered.
             *     - `U115` This account number is already registered.
             *     - `U117` Please choose a bank from the list.
             *     - `U118` An account holder has letters only.
             *     - `U119` An account number has digits only.
             *     - `R006` The phone number cannot be changed during a time-out or an exclusion.
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
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
                        resultCode?: "U120" | "U121" | "U122" | "U123" | "U124" | "U125" | "U126" | "U103" | "U105" | "U106" | "U114" | "U115" | "U117" | "U118" | "U119" | "R006" | "LX03" | "C999" | "NT99";
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
    member_loginHistory: {
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
                            list: {
                                recordId: string;
                                /** @description login, login-failed, login-locked, login-refused, logout, session-revoked, unlocked, password-changed, withdrawal-password-changed, phone-changed, payout-account-changed, second-factor-added, second-factor-removed, withdrawal-password-cleared, passkey-added, passkey-removed, passkey-copied */
                                kind: string;
                                /** Format: date-time */
                                at: string;
                                address: string;
                                /** @description Browser and system, as the browser names them; empty when unknown */
                                device: string;
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
    member_partner_create: {
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
                    /** @default  */
                    memId?: string;
                    /** @default  */
                    memPass?: string;
                    /** @default  */
                    memPassCheck?: string;
                    /** @default  */
                    memNick?: string;
                    /** @default  */
                    cashOutPass?: string;
                    /** @default  */
                    memPhone?: string;
                    /** @default  */
                    bank?: string;
                    /** @default  */
                    memName?: string;
                    /** @default  */
                    bankacc?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U101` An ID has {min} to {max} letters, digits or plus signs.
             *     - `U102` A password has {min} to {max} letters, digits or allowed special characters.
             *     - `U103` A withdrawal password has exactly 4 digits.
             *     - `U104` A nickname has {min} to {max} characters.
             *     - `U105` The passwords do not match.
             *     - `U106` This is not a valid Korean mobile number.
             *     - `U112` This ID is already taken.
             *     - `U113` This nickname is already taken.
             *     - `U114` This mobile number is already registered.
             *     - `U115` This account number is already registered.
             *     - `U116` Please check the recommender: it must be the ID of an active partner.
             *     - `U117` Please choose a bank from the list.
             *     - `U118` An account holder has letters only.
             *     - `U119` An account number has digits only.
             *     - `U120` This password is common or was leaked somewhere. Please choose another one.
             *     - `C999` This request was already made with different contents.
             *     - `U141` You cannot register a partner below you.
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
                            memberId: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "U101" | "U102" | "U103" | "U104" | "U105" | "U106" | "U112" | "U113" | "U114" | "U115" | "U116" | "U117" | "U118" | "U119" | "U120" | "C999" | "U141" | "NT99";
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
    admin_members_partner_create: {
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
                    /** @default  */
                    memId?: string;
                    /** @default  */
                    memPass?: string;
                    /** @default  */
                    memPassCheck?: string;
                    /** @default  */
                    memNick?: string;
                    /** @default  */
                    cashOutPass?: string;
                    /** @default  */
                    memPhone?: string;
                    /** @default  */
                    bank?: string;
                    /** @default  */
                    memName?: string;
                    /** @default  */
                    bankacc?: string;
                    /**
                     * @description Login id of the partner above; empty for a head office
                     * @default
                     */
                    recommenderId?: string;
                    /** @description 1 is a head office */
                    tier: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U101` An ID has {min} to {max} letters, digits or plus signs.
             *     - `U102` A password has {min} to {max} letters, digits or allowed special characters.
             *     - `U103` A withdrawal password has exactly 4 digits.
             *     - `U104` A nickname has {min} to {max} characters.
             *     - `U105` The passwords do not match.
             *     - `U106` This is not a valid Korean mobile number.
             *     - `U112` This ID is already taken.
             *     - `U113` This nickname is already taken.
             *     - `U114` This mobile number is already registered.
             *     - `U115` This account number is already registered.
             *     - `U116` Please check the recommender: it must be the ID of an active partner.
             *     - `U117` Please choose a bank from the list.
             *     - `U118` An account holder has letters only.
             *     - `U119` An account number has digits only.
             *     - `U120` This password is common or was leaked somewhere. Please choose another one.
             *     - `C999` This request was already made with different contents.
             *     - `U142` The partner above is not of a fitting tier.
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
                            memberId: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "U101" | "U102" | "U103" | "U104" | "U105" | "U106" | "U112" | "U113" | "U114" | "U115" | "U116" | "U117" | "U118" | "U119" | "U120" | "C999" | "U142" | "NT99";
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
    member_sessions_list: {
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
                                sessionId: string;
                                /** @description The session this call came with */
                                isThis: boolean;
                                /** @enum {string} */
                                state: "live" | "replaced" | "ended";
                                /** Format: date-time */
                                startedAt: string;
                                endedAt: string | null;
                                address: string;
                                /** @description Browser and system, as the browser names them; empty when unknown */
                                device: string;
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
    member_sessions_end: {
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
                    sessionId: string;
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
    member_secondFactor_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    presentPass: string;
                    /** @description The withdrawal password, where the change leads to payouts */
                    presentCashOutPass?: string;
                    /** @description A code, where the member has a second factor */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
             *     - `U121` The present password is wrong.
             *     - `U123` The present withdrawal password is wrong.
             *     - `U124` The code of your authenticator is wrong. A code works only once.
             *     - `U127` Your second factor is set up already.
             *     - `U130` There is no such member.
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
                            otpauthUri: string;
                            /** @description Base32 */
                            secret: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "LX03" | "U121" | "U123" | "U124" | "U127" | "U130";
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
    member_secondFactor_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    otp: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
             *     - `U124` The code of your authenticator is wrong. A code works only once.
             *     - `U127` Your second factor is set up already.
             *     - `U128` This set-up is over or was not begun. Please begin again.
             *     - `U130` There is no such member.
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
                        resultCode?: "LX03" | "U124" | "U127" | "U128" | "U130";
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
    member_secondFactor_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    presentPass: string;
                    /** @description The withdrawal password, where the change leads to payouts */
                    presentCashOutPass?: string;
                    /** @description A code, where the member has a second factor */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
             *     - `U121` The present password is wrong.
             *     - `U123` The present withdrawal password is wrong.
             *     - `U124` The code of your authenticator is wrong. A code works only once.
             *     - `U128` This set-up is over or was not begun. Please begin again.
             *     - `U130` There is no such member.
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
                        resultCode?: "LX03" | "U121" | "U123" | "U124" | "U128" | "U130";
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
    member_passkeys_list: {
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
                            /** @description Whether the site offers passkeys */
                            offered: boolean;
                            list: components["schemas"]["PasskeyView"][];
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
    member_passkeys_ask: {
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
             *     - `LX06` Passkeys are not offered here.
             *     - `LX08` There is no such passkey.
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
                            options: components["schemas"]["PasskeyRequest"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "LX06" | "LX08";
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
    member_passkeys_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    presentPass: string;
                    /** @description The withdrawal password, where the change leads to payouts */
                    presentCashOutPass?: string;
                    /** @description A code, where the member has a second factor */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
             *     - `LX06` Passkeys are not offered here.
             *     - `LX10` No more than {max} passkeys can be added.
             *     - `U121` The present password is wrong.
             *     - `U123` The present withdrawal password is wrong.
             *     - `U124` The code of your authenticator is wrong. A code works only once.
             *     - `U130` There is no such member.
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
                            options: components["schemas"]["PasskeyCreation"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "LX03" | "LX06" | "LX10" | "U121" | "U123" | "U124" | "U130";
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
    member_passkeys_finish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    name: string;
                    passkey: components["schemas"]["NewPasskey"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `LX07` The passkey could not be added. Please begin again.
             *     - `U121` The present password is wrong.
             *     - `U123` The present withdrawal password is wrong.
             *     - `U124` The code of your authenticator is wrong. A code works only once.
             *     - `U130` There is no such member.
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
                        resultCode?: "LX07" | "U121" | "U123" | "U124" | "U130";
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
    member_passkeys_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    presentPass: string;
                    /** @description The withdrawal password, where the change leads to payouts */
                    presentCashOutPass?: string;
                    /** @description A code, where the member has a second factor */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                    passkeyId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
             *     - `LX08` There is no such passkey.
             *     - `U121` The present password is wrong.
             *     - `U123` The present withdrawal password is wrong.
             *     - `U124` The code of your authenticator is wrong. A code works only once.
             *     - `U130` There is no such member.
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
                        resultCode?: "LX03" | "LX08" | "U121" | "U123" | "U124" | "U130";
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
    member_protection_get: {
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
             *     - `U130` There is no such member.
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
                            state: "none" | "timeOut" | "excluded";
                            timeOutUntil: string | null;
                            exclusion: {
                                /** Format: date-time */
                                since: string;
                                /** @description Null is for ever */
                                until: string | null;
                            } | null;
                            limits: {
                                /**
                                 * @description loss: stakes minus what came back; wager: stakes, whatever came back
                                 * @enum {string}
                                 */
                                kind: "deposit" | "loss" | "wager";
                                /**
                                 * @description Korean calendar; weeks from Monday
                                 * @enum {string}
                                 */
                                period: "day" | "week" | "month";
                                /** @description What holds: the stricter of the two */
                                amount: string | null;
                                own: components["schemas"]["ProtectionLimit"];
                                /** @description Set by an operator */
                                imposed: components["schemas"]["ProtectionLimit"];
                            }[];
                            realityCheckMinutes: number;
                            /** @description False: the site proposes it */
                            realityCheckChosen: boolean;
                            /** Format: date-time */
                            serverTime: string;
                            sessionStartedAt: string | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "U130";
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
    member_protection_history: {
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
                            list: {
                                changeId: string;
                                /** Format: date-time */
                                at: string;
                                action: string;
                                detail: {
                                    [key: string]: string | number | null;
                                };
                                reason: string | null;
                                byOperator: boolean;
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
    member_protection_setLimit: {
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
                     * @description loss: stakes minus what came back; wager: stakes, whatever came back
                     * @enum {string}
                     */
                    kind: "deposit" | "loss" | "wager";
                    /**
                     * @description Korean calendar; weeks from Monday
                     * @enum {string}
                     */
                    period: "day" | "week" | "month";
                    amount: components["schemas"]["Won"] | null;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                        resultCode?: "U130" | "C999" | "NT99";
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
    member_protection_confirmRaise: {
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
                     * @description loss: stakes minus what came back; wager: stakes, whatever came back
                     * @enum {string}
                     */
                    kind: "deposit" | "loss" | "wager";
                    /**
                     * @description Korean calendar; weeks from Monday
                     * @enum {string}
                     */
                    period: "day" | "week" | "month";
                    /**
                     * @default member
                     * @enum {string}
                     */
                    setBy?: "member" | "operator";
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `R001` It is too early. This is possible from {from} (Korean time).
             *     - `R002` There is no raise of this limit to decide on.
             *     - `U130` There is no such member.
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
                        resultCode?: "R001" | "R002" | "U130" | "C999" | "NT99";
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
    member_protection_withdrawRaise: {
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
                     * @description loss: stakes minus what came back; wager: stakes, whatever came back
                     * @enum {string}
                     */
                    kind: "deposit" | "loss" | "wager";
                    /**
                     * @description Korean calendar; weeks from Monday
                     * @enum {string}
                     */
                    period: "day" | "week" | "month";
                    /**
                     * @default member
                     * @enum {string}
                     */
                    setBy?: "member" | "operator";
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `R002` There is no raise of this limit to decide on.
             *     - `U130` There is no such member.
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
                        resultCode?: "R002" | "U130" | "C999" | "NT99";
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
    member_protection_timeOut: {
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
                    length: "24h" | "7d" | "30d";
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `R003` A longer time holds already. It cannot be shortened.
             *     - `U130` There is no such member.
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
                        resultCode?: "R003" | "U130" | "C999" | "NT99";
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
    member_protection_selfExclude: {
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
                    length: "6m" | "1y" | "5y" | "permanent";
                    password: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U121` The present password is wrong.
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
             *     - `R003` A longer time holds already. It cannot be shortened.
             *     - `U130` There is no such member.
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
                        resultCode?: "U121" | "LX03" | "R003" | "U130" | "C999" | "NT99";
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
    member_protection_setRealityCheck: {
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
                    /** @enum {number} */
                    minutes: 0 | 15 | 30 | 60;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                        resultCode?: "U130" | "C999" | "NT99";
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
    etc_bank: {
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
                                bankCode: string;
                                bankNameKr: string;
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
    etc_signUpRules: {
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
                                id: string;
                                field: string;
                                /** @description required, pattern, length or same */
                                kind: string;
                                code: string;
                                messageKey: string;
                                /** @description To be compiled with the u flag */
                                pattern?: string;
                                min?: string;
                                max?: string;
                                sameAs?: string;
                                messages: components["schemas"]["Wording"];
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
    etc_siteOption: {
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
                            siteOption: {
                                /** @enum {string} */
                                mode: "demo" | "real";
                                idMin: number;
                                idMax: number;
                                passMin: number;
                                passMax: number;
                                passSpecials: string;
                                languages: ("ko" | "en" | "vi")[];
                                captcha: boolean;
                                recommenderShown: boolean;
                                sns1: string;
                                sns1Id: string;
                                sns1Link: string;
                                sns2: string;
                                sns2Id: string;
                                sns2Link: string;
                                sns3: string;
                                sns3Id: string;
                                sns3Link: string;
                                /** @description Text of the sign-up page, above its form */
                                marketingText: components["schemas"]["SiteWords"];
                                licence: {
                                    authority: string;
                                    number: string;
                                } | null;
                                allowedCountries: string[];
                                minimumAge: number | null;
                                /** @enum {number} */
                                realityCheckMinutes: 0 | 15 | 30 | 60;
                                /** @description Hours without withdrawals after a change of account, its password or second factor */
                                withdrawalWaitHours: number;
                                /** @description Hours in which an operator who is new, was reset or got more rights approves nothing */
                                operatorFreshHours: number;
                                /** @description Minutes after which an operator proves the second factor again before money moves; 0: never */
                                operatorStepUpMinutes: number;
                                /**
                                 * @description required: nobody changes their account without a second factor
                                 * @enum {string}
                                 */
                                memberSecondFactor: "optional" | "required";
                            };
                            joinRecommanderId: string;
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
    common_siteCheckInfo: {
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
                            siteCheckInfo: {
                                /** Format: date-time */
                                startDate: string;
                                endDate: string | null;
                                /** @description The operators' own words, by language */
                                message: components["schemas"]["SiteWords"] | null;
                            } | null;
                            /** Format: date-time */
                            serverTime: string;
                            /** @description Whether it is on now */
                            maintenance: boolean;
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
    admin_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    loginId: string;
                    password: string;
                    /**
                     * @description Of the authenticator, or a recovery code
                     * @default
                     */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                    captchaId?: string;
                    captcha?: string;
                    /** @description Base64 of JSON { algorithm, challenge, number, salt, signature } */
                    altcha?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `LX01` Please check the security code.
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
             *     - `LX04` The ID, the password or the code is wrong. A code works only once.
             *     - `LX05` This operator is disabled or may not log in from this address.
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
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                            sessionId: string;
                            operator: components["schemas"]["OperatorView"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "LX01" | "LX03" | "LX04" | "LX05";
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
    admin_login_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    loginId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `LX06` Passkeys are not offered here.
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
                            options: components["schemas"]["PasskeyRequest"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "LX06";
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
    admin_info: {
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
             *     - `A102` There is no such operator.
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
                            operator: {
                                operatorId: string;
                                loginId: string;
                                name: string;
                                role: string;
                                permissions: string[];
                                /** @description May do what concerns every site */
                                isPlatform: boolean;
                            };
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102";
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
    admin_getToken: {
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
             *     - `LX05` This operator is disabled or may not log in from this address.
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
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "LX05";
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
    admin_logout: {
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
    admin_members_list: {
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
                    status?: "pending" | "active" | "suspended" | "refused" | "excluded";
                    /** @description Part of an id or nickname; a whole phone, account number or member id */
                    search?: string;
                    level?: number;
                    /** @description Login id of who recommended them */
                    recommenderId?: string;
                    isPartner?: boolean;
                    /**
                     * Format: date
                     * @description First day of signing up, in Korea
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day of signing up, in Korea
                     */
                    endDate?: string;
                    /** @enum {string} */
                    order?: "newest" | "oldest" | "id" | "level";
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
                            list: components["schemas"]["AdminMemberView"][];
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
    admin_members_export: {
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
                    status?: "pending" | "active" | "suspended" | "refused" | "excluded";
                    /** @description Part of an id or nickname; a whole phone, account number or member id */
                    search?: string;
                    level?: number;
                    /** @description Login id of who recommended them */
                    recommenderId?: string;
                    isPartner?: boolean;
                    /**
                     * Format: date
                     * @description First day of signing up, in Korea
                     */
                    startDate?: string;
                    /**
                     * Format: date
                     * @description Last day of signing up, in Korea
                     */
                    endDate?: string;
                    /** @enum {string} */
                    order?: "newest" | "oldest" | "id" | "level";
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
                            list: components["schemas"]["AdminMemberView"][];
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
    admin_members_detail: {
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
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                            member: components["schemas"]["AdminMemberView"];
                            loginLockedUntil: string | null;
                            withdrawalLockedUntil: string | null;
                            consents: {
                                /** @enum {string} */
                                subject: "terms" | "adult";
                                /** @description Of the text that was agreed to */
                                version: number | null;
                                /** Format: date-time */
                                agreedAt: string;
                            }[];
                            sessions: {
                                sessionId: string;
                                state: string;
                                /** Format: date-time */
                                startedAt: string;
                                endedAt: string | null;
                                address: string;
                                device: string;
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "U130";
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
    admin_members_loginHistory: {
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
                            list: {
                                recordId: string;
                                kind: string;
                                /** Format: date-time */
                                at: string;
                                address: string;
                                device: string;
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
    admin_members_unlock: {
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
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                        resultCode?: "U130" | "C999" | "NT99";
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
    admin_members_setLevel: {
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
                    level: number;
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                        resultCode?: "U130" | "C999" | "NT99";
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
    admin_members_sessions_revoke: {
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
                    sessionId?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                            ended: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "U130" | "C999" | "NT99";
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
    admin_members_payoutAccount: {
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
                    version?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                            bankNameKr: string;
                            bankacc: string;
                            memName: string;
                            version: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "U130";
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
    admin_members_confirmAge: {
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
                    /** @description A day such as 1990-01-31 */
                    birthDate: string;
                    /**
                     * @description What it was seen by
                     * @enum {string}
                     */
                    ageMethod: "identity-card" | "passport" | "driving-licence" | "mobile-carrier" | "bank-account";
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U129` Please check the date of birth, such as 1990-01-31.
             *     - `U130` There is no such member.
             *     - `U131` Members are {age} years old or older.
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
                        resultCode?: "U129" | "U130" | "U131" | "C999" | "NT99";
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
    admin_members_markTest: {
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
                    isTest: boolean;
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                        resultCode?: "U130" | "C999" | "NT99";
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
    admin_members_notes_list: {
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
                            list: {
                                noteId: string;
                                text: string;
                                pinned: boolean;
                                writtenBy: string;
                                /** Format: date-time */
                                writtenAt: string;
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
    admin_members_notes_add: {
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
                    text: string;
                    /** @default false */
                    pinned?: boolean;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                            noteId: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "U130" | "C999" | "NT99";
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
    admin_members_notes_pin: {
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
                    noteId: string;
                    pinned: boolean;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U140` There is no such note.
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
                        resultCode?: "U140" | "C999" | "NT99";
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
    admin_members_changes: {
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
                            list: {
                                changeId: string;
                                /** Format: date-time */
                                at: string;
                                action: string;
                                /** @description Login id of the operator */
                                by: string;
                                /** @description Status or level before; empty where neither changed */
                                from: string;
                                to: string;
                                reason: string;
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
    admin_members_related: {
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
                    /** @default 30 */
                    days?: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                            addresses: {
                                address: string;
                                members: {
                                    memberId: string;
                                    memId: string;
                                    memNick: string;
                                    /** @enum {string} */
                                    status: "pending" | "active" | "suspended" | "refused" | "excluded";
                                    /** Format: date-time */
                                    lastAt: string;
                                    signedUp: boolean;
                                    loggedIn: boolean;
                                }[];
                            }[];
                            samePhone: components["schemas"]["MemberReference"][];
                            sameAccount: components["schemas"]["MemberReference"][];
                            recommender: components["schemas"]["MemberReference"] | null;
                            /** @description The newest of them */
                            recommended: components["schemas"]["MemberReference"][];
                            recommendedTotal: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "U130";
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
    admin_members_releaseSecret: {
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
                    secret: "withdrawalPassword" | "secondFactor";
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U128` This set-up is over or was not begun. Please begin again.
             *     - `U130` There is no such member.
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
                        resultCode?: "U128" | "U130" | "C999" | "NT99";
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
    admin_members_approve: {
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
                    reason?: string;
                    /** @description Left out: the day they signed up with */
                    birthDate?: string;
                    /**
                     * @description What it was seen by
                     * @enum {string}
                     */
                    ageMethod?: "identity-card" | "passport" | "driving-licence" | "mobile-carrier" | "bank-account";
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
             *     - `T999` This has already been processed.
             *     - `C999` This request was already made with different contents.
             *     - `U143` Another operator than the one who entered this partner has to approve it.
             *     - `U129` Please check the date of birth, such as 1990-01-31.
             *     - `U131` Members are {age} years old or older.
             *     - `U132` Please enter the date of birth and how it was confirmed.
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
                        resultCode?: "U130" | "T999" | "C999" | "U143" | "U129" | "U131" | "U132" | "NT99";
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
    admin_members_refuse: {
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
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                        resultCode?: "U130" | "T999" | "C999" | "NT99";
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
    admin_members_suspend: {
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
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                        resultCode?: "U130" | "T999" | "C999" | "NT99";
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
    admin_members_reinstate: {
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
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
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
                        resultCode?: "U130" | "T999" | "C999" | "NT99";
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
    admin_members_protection_get: {
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
            /**
             * @description Done, or refused:
             *
             *     - `U130` There is no such member.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        resultCode: "0";
                        data: components["schemas"]["ProtectionView"];
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "U130";
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
    admin_members_protection_history: {
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
                            list: {
                                changeId: string;
                                /** Format: date-time */
                                at: string;
                                action: string;
                                detail: {
                                    [key: string]: string | number | null;
                                };
                                reason: string | null;
                                operator: string | null;
                                address: string;
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
    admin_members_protection_impose: {
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
                    reason: string;
                    protection: {
                        /** @constant */
                        action: "setLimit";
                        /**
                         * @description loss: stakes minus what came back; wager: stakes, whatever came back
                         * @enum {string}
                         */
                        kind: "deposit" | "loss" | "wager";
                        /**
                         * @description Korean calendar; weeks from Monday
                         * @enum {string}
                         */
                        period: "day" | "week" | "month";
                        amount: components["schemas"]["Won"] | null;
                    } | {
                        /** @constant */
                        action: "timeOut";
                        /** @enum {string} */
                        length: "24h" | "7d" | "30d";
                    } | {
                        /** @constant */
                        action: "exclude";
                        /** @enum {string} */
                        length: "6m" | "1y" | "5y" | "permanent";
                    };
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `R003` A longer time holds already. It cannot be shortened.
             *     - `U130` There is no such member.
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
                        resultCode?: "R003" | "U130" | "C999" | "NT99";
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
    admin_members_protection_liftExclusion: {
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
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `R001` It is too early. This is possible from {from} (Korean time).
             *     - `R004` This member is not excluded.
             *     - `R005` A permanent exclusion cannot be lifted.
             *     - `U130` There is no such member.
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
                        resultCode?: "R001" | "R004" | "R005" | "U130" | "C999" | "NT99";
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
    admin_operators_list: {
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
                                operatorId: string;
                                loginId: string;
                                name: string;
                                role: string;
                                permissions: string[];
                                addresses: string[];
                                disabled: boolean;
                                /** @description Has set password and second factor */
                                isEnrolled: boolean;
                                /** Format: date-time */
                                createdAt: string;
                                lastLogInAt: string | null;
                                liveSessions: number;
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
    admin_operators_names: {
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
                                operatorId: string;
                                loginId: string;
                                name: string;
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
    admin_operators_create: {
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
                    name: string;
                    role: string;
                    /** @default [] */
                    addresses?: string[];
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A101` This operator ID is already taken.
             *     - `A105` You cannot deal with permissions that you do not have yourself.
             *     - `A106` There is no such role, or it cannot be changed.
             *     - `A112` Please enter a reason.
             *     - `A114` This has been decided already.
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
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A101" | "A105" | "A106" | "A112" | "A114" | "C999" | "NT99";
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
    admin_operators_disable: {
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
                    operatorId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A103` You cannot change your own role or disable yourself.
             *     - `A104` The last administrator cannot be disabled or given another role.
             *     - `A105` You cannot deal with permissions that you do not have yourself.
             *     - `A106` There is no such role, or it cannot be changed.
             *     - `A112` Please enter a reason.
             *     - `A114` This has been decided already.
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
                            /** @description Another operator has to approve it */
                            isWaiting: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102" | "A103" | "A104" | "A105" | "A106" | "A112" | "A114" | "C999" | "NT99";
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
    admin_operators_enable: {
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
                    operatorId: string;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A103` You cannot change your own role or disable yourself.
             *     - `A104` The last administrator cannot be disabled or given another role.
             *     - `A105` You cannot deal with permissions that you do not have yourself.
             *     - `A106` There is no such role, or it cannot be changed.
             *     - `A112` Please enter a reason.
             *     - `A114` This has been decided already.
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
                            /** @description Another operator has to approve it */
                            isWaiting: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102" | "A103" | "A104" | "A105" | "A106" | "A112" | "A114" | "C999" | "NT99";
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
    admin_operators_setRole: {
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
                    operatorId: string;
                    role: string;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A103` You cannot change your own role or disable yourself.
             *     - `A104` The last administrator cannot be disabled or given another role.
             *     - `A105` You cannot deal with permissions that you do not have yourself.
             *     - `A106` There is no such role, or it cannot be changed.
             *     - `A112` Please enter a reason.
             *     - `A114` This has been decided already.
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
                            /** @description Another operator has to approve it */
                            isWaiting: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102" | "A103" | "A104" | "A105" | "A106" | "A112" | "A114" | "C999" | "NT99";
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
    admin_operators_setName: {
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
                    operatorId: string;
                    name: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A103` You cannot change your own role or disable yourself.
             *     - `A104` The last administrator cannot be disabled or given another role.
             *     - `A105` You cannot deal with permissions that you do not have yourself.
             *     - `A106` There is no such role, or it cannot be changed.
             *     - `A112` Please enter a reason.
             *     - `A114` This has been decided already.
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
                            /** @description Another operator has to approve it */
                            isWaiting: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102" | "A103" | "A104" | "A105" | "A106" | "A112" | "A114" | "C999" | "NT99";
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
    admin_operators_setAddresses: {
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
                    operatorId: string;
                    addresses: string[];
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A103` You cannot change your own role or disable yourself.
             *     - `A104` The last administrator cannot be disabled or given another role.
             *     - `A105` You cannot deal with permissions that you do not have yourself.
             *     - `A106` There is no such role, or it cannot be changed.
             *     - `A112` Please enter a reason.
             *     - `A114` This has been decided already.
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
                            /** @description Another operator has to approve it */
                            isWaiting: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102" | "A103" | "A104" | "A105" | "A106" | "A112" | "A114" | "C999" | "NT99";
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
    admin_operators_reset: {
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
                    operatorId: string;
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A103` You cannot change your own role or disable yourself.
             *     - `A105` You cannot deal with permissions that you do not have yourself.
             *     - `A106` There is no such role, or it cannot be changed.
             *     - `A114` This has been decided already.
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
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102" | "A103" | "A105" | "A106" | "A114" | "C999" | "NT99";
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
    admin_operators_sessions: {
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
                    operatorId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
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
                                sessionId: string;
                                state: string;
                                /** Format: date-time */
                                startedAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                endedAt: string | null;
                                address: string;
                                device: string;
                            }[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102";
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
    admin_operators_sessions_revoke: {
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
                    operatorId: string;
                    /** Format: uuid */
                    sessionId?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A105` You cannot deal with permissions that you do not have yourself.
             *     - `A106` There is no such role, or it cannot be changed.
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
                            ended: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102" | "A105" | "A106" | "C999" | "NT99";
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
    admin_operators_requests_list: {
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
                                act: components["schemas"]["OperatorAct"];
                                /** @description What the caller passes on to the operator, who has not enrolled yet */
                                mayTake: ("link" | "code") | null;
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
    admin_operators_requests_decide: {
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
             *     - `A101` This operator ID is already taken.
             *     - `A102` There is no such operator.
             *     - `A103` You cannot change your own role or disable yourself.
             *     - `A104` The last administrator cannot be disabled or given another role.
             *     - `A105` You cannot deal with permissions that you do not have yourself.
             *     - `A106` There is no such role, or it cannot be changed.
             *     - `A108` No more roles can be added.
             *     - `A123` The role has changed since this was asked for. Refuse it, and have it asked for again.
             *     - `S006` Another operator has changed this. Load it again before you change it.
             *     - `C999` This request was already made with different contents.
             *     - `A112` Please enter a reason.
             *     - `A113` There is no such request, or it is over.
             *     - `A114` This has been decided already.
             *     - `A115` Another operator than the one who asked has to approve this.
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
                        resultCode?: "A101" | "A102" | "A103" | "A104" | "A105" | "A106" | "A108" | "A123" | "S006" | "C999" | "A112" | "A113" | "A114" | "A115" | "NT99";
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
    admin_operators_enrolment_link: {
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
                    operatorId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A113` There is no such request, or it is over.
             *     - `A118` The link is for who asked, the code for who approved.
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
                            token: string;
                            /** Format: date-time */
                            until: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A113" | "A118";
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
    admin_operators_enrolment_code: {
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
                    operatorId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A113` There is no such request, or it is over.
             *     - `A118` The link is for who asked, the code for who approved.
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
                            code: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A113" | "A118";
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
    admin_enrol_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    link: string;
                    code: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A117` The enrolment link or the code is wrong, was used, or is too old.
             *     - `LX06` Passkeys are not offered here.
             *     - `LX10` No more than {max} passkeys can be added.
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
                            loginId: string;
                            name: string;
                            otpauthUri: string;
                            /** @description The new second factor, sealed; it comes back */
                            factor: string;
                            /** @description Null where the site offers no passkeys */
                            passkey: components["schemas"]["PasskeyCreation"] | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A117" | "LX06" | "LX10";
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
    admin_enrol_finish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    link: string;
                    code: string;
                    password: string;
                    /** @default  */
                    otp?: string;
                    /**
                     * @description The new second factor, sealed; it comes back
                     * @default
                     */
                    factor?: string;
                    /** @description Instead of factor and its code */
                    passkey?: {
                        name: string;
                        made: components["schemas"]["NewPasskey"];
                    };
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A116` A password has 12 or more characters, and is neither common nor your ID.
             *     - `A117` The enrolment link or the code is wrong, was used, or is too old.
             *     - `A119` The password or the code is wrong. A code works only once.
             *     - `LX07` The passkey could not be added. Please begin again.
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
                            /** @description Shown this once */
                            recoveryCodes: string[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A116" | "A117" | "A119" | "LX07";
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
    admin_account_get: {
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
             *     - `A102` There is no such operator.
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
                            recoveryCodesLeft: number;
                            hasAuthenticator: boolean;
                            /** @description Whether the site does */
                            offersPasskeys: boolean;
                            passkeys: components["schemas"]["PasskeyView"][];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102";
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
    admin_account_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    password: string;
                    /**
                     * @description Of the authenticator, or a recovery code
                     * @default
                     */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                    newPassword: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A116` A password has 12 or more characters, and is neither common nor your ID.
             *     - `A119` The password or the code is wrong. A code works only once.
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
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
                        resultCode?: "A102" | "A116" | "A119" | "LX03";
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
    admin_account_secondFactor_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    password: string;
                    /**
                     * @description Of the authenticator, or a recovery code
                     * @default
                     */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A119` The password or the code is wrong. A code works only once.
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
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
                            otpauthUri: string;
                            /** @description The new second factor, sealed; it comes back */
                            factor: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102" | "A119" | "LX03";
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
    admin_account_secondFactor_finish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    /** @description The new second factor, sealed; it comes back */
                    factor: string;
                    otp: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A119` The password or the code is wrong. A code works only once.
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
                        resultCode?: "A119";
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
    admin_account_recoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    password: string;
                    /**
                     * @description Of the authenticator, or a recovery code
                     * @default
                     */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A119` The password or the code is wrong. A code works only once.
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
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
                            /** @description Shown this once */
                            recoveryCodes: string[];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102" | "A119" | "LX03";
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
    admin_account_passkeys_ask: {
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
             *     - `LX06` Passkeys are not offered here.
             *     - `LX08` There is no such passkey.
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
                            options: components["schemas"]["PasskeyRequest"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "LX06" | "LX08";
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
    admin_account_passkeys_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    password: string;
                    /**
                     * @description Of the authenticator, or a recovery code
                     * @default
                     */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A119` The password or the code is wrong. A code works only once.
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
             *     - `LX06` Passkeys are not offered here.
             *     - `LX10` No more than {max} passkeys can be added.
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
                            options: components["schemas"]["PasskeyCreation"];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102" | "A119" | "LX03" | "LX06" | "LX10";
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
    admin_account_passkeys_finish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    name: string;
                    passkey: components["schemas"]["NewPasskey"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `LX07` The passkey could not be added. Please begin again.
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
                        resultCode?: "LX07";
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
    admin_account_passkeys_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBody"] & {
                    password: string;
                    /**
                     * @description Of the authenticator, or a recovery code
                     * @default
                     */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                    passkeyId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A119` The password or the code is wrong. A code works only once.
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
             *     - `LX08` There is no such passkey.
             *     - `LX09` The last second factor cannot be removed.
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
                        resultCode?: "A102" | "A119" | "LX03" | "LX08" | "LX09";
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
    admin_account_stepUp: {
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
                     * @description Of the authenticator, or a recovery code
                     * @default
                     */
                    otp?: string;
                    /** @description Instead of a code */
                    passkey?: components["schemas"]["PasskeyProof"];
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A102` There is no such operator.
             *     - `A119` The password or the code is wrong. A code works only once.
             *     - `LX03` Too many attempts. Try again in {minutes} minutes or contact customer service.
             *     - `LX05` This operator is disabled or may not log in from this address.
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
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A102" | "A119" | "LX03" | "LX05";
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
    admin_roles_list: {
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
                        data: components["schemas"]["RolesView"];
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
    admin_roles_save: {
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
                    roleId: string;
                    /** @default  */
                    name?: string;
                    permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "partners.read" | "partners.manage" | "partners.settle" | "site.manage" | "content.manage" | "messages.send" | "posts.moderate" | "inquiries.answer" | "promotion.read" | "promotion.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
                    /** @description 0 is a role nobody has changed yet */
                    version: number;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A103` You cannot change your own role or disable yourself.
             *     - `A105` You cannot deal with permissions that you do not have yourself.
             *     - `A106` There is no such role, or it cannot be changed.
             *     - `A108` No more roles can be added.
             *     - `A112` Please enter a reason.
             *     - `A114` This has been decided already.
             *     - `S006` Another operator has changed this. Load it again before you change it.
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
                            /** @description All there are */
                            permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "partners.read" | "partners.manage" | "partners.settle" | "site.manage" | "content.manage" | "messages.send" | "posts.moderate" | "inquiries.answer" | "promotion.read" | "promotion.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
                            list: components["schemas"]["RoleView"][];
                            /** @description Another operator has to approve it */
                            isWaiting: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A103" | "A105" | "A106" | "A108" | "A112" | "A114" | "S006" | "C999" | "NT99";
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
    admin_roles_drop: {
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
                    roleId: string;
                    /** @description 0 is a role nobody has changed yet */
                    version: number;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A103` You cannot change your own role or disable yourself.
             *     - `A105` You cannot deal with permissions that you do not have yourself.
             *     - `A106` There is no such role, or it cannot be changed.
             *     - `A107` This role cannot be removed while an operator holds it.
             *     - `A112` Please enter a reason.
             *     - `A114` This has been decided already.
             *     - `S006` Another operator has changed this. Load it again before you change it.
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
                            /** @description All there are */
                            permissions: ("members.read" | "members.approve" | "members.manage" | "members.payout-account" | "members.note" | "data.export" | "cash.read" | "cash.decide" | "cash.adjust" | "cash.policy" | "betting.read" | "betting.manage" | "partners.read" | "partners.manage" | "partners.settle" | "site.manage" | "content.manage" | "messages.send" | "posts.moderate" | "inquiries.answer" | "promotion.read" | "promotion.manage" | "audit.read" | "reconciliation.read" | "dead-letters.read" | "dead-letters.manage" | "operators.manage")[];
                            list: components["schemas"]["RoleView"][];
                            /** @description Another operator has to approve it */
                            isWaiting: boolean;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A103" | "A105" | "A106" | "A107" | "A112" | "A114" | "S006" | "C999" | "NT99";
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
    admin_members_summary: {
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
                            active: number;
                            pending: number;
                            /** @description Members with a session that is live now */
                            online: number;
                            newToday: number;
                            series: {
                                day: string;
                                signUps: number;
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
    admin_site_options_get: {
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
                            siteOption: components["schemas"]["SiteOptions"];
                            /** @description 0 is the defaults */
                            version: number;
                            changedAt: string | null;
                            /** @description Login id */
                            changedBy: string | null;
                            /** @description Every bank the site can offer */
                            allBanks: {
                                bankCode: string;
                                bankNameKr: string;
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
    admin_site_options_set: {
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
                    mode?: "demo" | "real";
                    idMin?: number;
                    idMax?: number;
                    passMin?: number;
                    passMax?: number;
                    passSpecials?: string;
                    languages?: ("ko" | "en" | "vi")[];
                    captcha?: boolean;
                    recommenderShown?: boolean;
                    joinRecommenderId?: string;
                    sns1?: string;
                    sns1Id?: string;
                    sns1Link?: string;
                    sns2?: string;
                    sns2Id?: string;
                    sns2Link?: string;
                    sns3?: string;
                    sns3Id?: string;
                    sns3Link?: string;
                    /** @description Text of the sign-up page, above its form */
                    marketingText?: components["schemas"]["SiteWords"];
                    /** @description Codes in order; none offers every bank */
                    banks?: string[];
                    licence?: {
                        authority: string;
                        number: string;
                    } | null;
                    allowedCountries?: string[];
                    minimumAge?: number | null;
                    /** @enum {number} */
                    realityCheckMinutes?: 0 | 15 | 30 | 60;
                    /** @description Hours without withdrawals after a change of account, its password or second factor */
                    withdrawalWaitHours?: number;
                    /** @description Hours in which an operator who is new, was reset or got more rights approves nothing */
                    operatorFreshHours?: number;
                    /** @description Minutes after which an operator proves the second factor again before money moves; 0: never */
                    operatorStepUpMinutes?: number;
                    /**
                     * @description required: nobody changes their account without a second factor
                     * @enum {string}
                     */
                    memberSecondFactor?: "optional" | "required";
                    /** @description 0 is the defaults */
                    version: number;
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
             *     - `A112` Please enter a reason.
             *     - `S004` Real mode needs these options first: {missing}
             *     - `S005` These options contradict each other: {options}
             *     - `S006` Another operator has changed this. Load it again before you change it.
             *     - `S010` This site cannot become a real one with what the demonstration left. Operators with a published password: {passwords} / with a published second factor: {factors} / published keys: {keys} / members of the demonstration: {members}
             *     - `S011` A real site that has members does not become a demonstration.
             *     - `S012` A change is already waiting for approval. It has to be approved or refused first.
             *     - `U116` Please check the recommender: it must be the ID of an active partner.
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
                            siteOption: components["schemas"]["SiteOptions"];
                            /** @description 0 is the defaults */
                            version: number;
                            changedAt: string | null;
                            /** @description Login id */
                            changedBy: string | null;
                            /** @description Every bank the site can offer */
                            allBanks: {
                                bankCode: string;
                                bankNameKr: string;
                            }[];
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
                        resultCode?: "A112" | "S004" | "S005" | "S006" | "S010" | "S011" | "S012" | "U116" | "C999" | "NT99";
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
    admin_site_options_versions: {
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
                                siteOption: components["schemas"]["SiteOptions"];
                                /** @description What it replaced */
                                before: components["schemas"]["SiteOptions"];
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
    admin_site_options_requests: {
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
                            list: components["schemas"]["SiteOptionsRequest"][];
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
    admin_site_options_decide: {
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
             *     - `A112` Please enter a reason.
             *     - `A113` There is no such request, or it is over.
             *     - `A114` This has been decided already.
             *     - `A115` Another operator than the one who asked has to approve this.
             *     - `S004` Real mode needs these options first: {missing}
             *     - `S005` These options contradict each other: {options}
             *     - `S006` Another operator has changed this. Load it again before you change it.
             *     - `S010` This site cannot become a real one with what the demonstration left. Operators with a published password: {passwords} / with a published second factor: {factors} / published keys: {keys} / members of the demonstration: {members}
             *     - `S011` A real site that has members does not become a demonstration.
             *     - `U116` Please check the recommender: it must be the ID of an active partner.
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
                        resultCode?: "A112" | "A113" | "A114" | "A115" | "S004" | "S005" | "S006" | "S010" | "S011" | "U116" | "C999" | "NT99";
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
    admin_site_check_get: {
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
                            siteCheckInfo: {
                                /** Format: date-time */
                                startDate: string;
                                endDate: string | null;
                                /** @description The operators' own words, by language */
                                message: components["schemas"]["SiteWords"] | null;
                            } | null;
                            /** Format: date-time */
                            serverTime: string;
                            /** @description Whether it is on now */
                            maintenance: boolean;
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
    admin_site_check_set: {
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
                "application/json": components["schemas"]["SiteBody"] & ({
                    /** @constant */
                    clear: true;
                } | {
                    /** Format: date-time */
                    startDate: string;
                    /** @default null */
                    endDate?: string | null;
                    /** @default null */
                    message?: components["schemas"]["SiteWords"] | null;
                });
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
                            siteCheckInfo: {
                                /** Format: date-time */
                                startDate: string;
                                endDate: string | null;
                                /** @description The operators' own words, by language */
                                message: components["schemas"]["SiteWords"] | null;
                            } | null;
                            /** Format: date-time */
                            serverTime: string;
                            /** @description Whether it is on now */
                            maintenance: boolean;
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
    admin_site_gameLock: {
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
                    locked: boolean;
                    /** @default  */
                    scope?: string;
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
                            list: {
                                scope: string;
                                locked: boolean;
                            }[];
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
    admin_site_gameLock_list: {
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
                                scope: string;
                                locked: boolean;
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
    admin_site_accounts_list: {
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
                        data: components["schemas"]["DepositAccounts"];
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
    admin_site_accounts_versions: {
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
                    accountId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `S007` There is no such deposit account.
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
                            list: components["schemas"]["DepositAccountVersion"][];
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "S007";
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
    admin_site_accounts_save: {
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
                     * Format: uuid
                     * @description Absent for a new account
                     */
                    accountId?: string;
                    /** @description 0 is a new account */
                    version: number;
                    bankName: string;
                    /**
                     * @description Empty keeps the present one
                     * @default
                     */
                    accountNumber?: string;
                    /**
                     * @description Empty keeps the present one
                     * @default
                     */
                    accountHolder?: string;
                    levelFrom: number;
                    levelTo: number;
                    /** @description How long it is good once it was shown */
                    shownMinutes: number;
                    enabled: boolean;
                    /**
                     * @description Needed where it takes a second operator
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
             *     - `A112` Please enter a reason.
             *     - `S005` These options contradict each other: {options}
             *     - `S006` Another operator has changed this. Load it again before you change it.
             *     - `S007` There is no such deposit account.
             *     - `S013` A change of this account is already waiting for approval. It has to be approved, refused or cancelled first.
             *     - `S014` There are {max} new accounts waiting for approval already. Some have to be approved or refused first.
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
                            list: components["schemas"]["DepositAccountView"][];
                            /**
                             * @description asked: a new account, another bank, number or holder, or enabled again; another one has to approve
                             * @enum {string}
                             */
                            outcome: "applied" | "asked";
                            /** @description Of the request to the second operator */
                            requestId: string | null;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A112" | "S005" | "S006" | "S007" | "S013" | "S014" | "C999" | "NT99";
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
    admin_site_accounts_reveal: {
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
                    accountId: string;
                    version: number;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `S007` There is no such deposit account.
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
                            accountNumber: string;
                            accountHolder: string;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "S007";
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
    admin_site_accounts_requests: {
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
                            list: components["schemas"]["DepositAccountRequest"][];
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
    admin_site_accounts_decide: {
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
             *     - `A112` Please enter a reason.
             *     - `A113` There is no such request, or it is over.
             *     - `A114` This has been decided already.
             *     - `A115` Another operator than the one who asked has to approve this.
             *     - `S006` Another operator has changed this. Load it again before you change it.
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
                        resultCode?: "A112" | "A113" | "A114" | "A115" | "S006" | "C999" | "NT99";
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
    admin_site_velocity_get: {
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
    admin_site_velocity_set: {
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
             *     - `S006` Another operator has changed this. Load it again before you change it.
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
                        resultCode?: "S006" | "C999" | "NT99";
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
    admin_site_velocity_versions: {
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
                            list: components["schemas"]["LoginVelocityVersion"][];
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
    admin_site_velocity_hits: {
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
    admin_deadLetters_summary: {
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
                            open: number;
                            /** @description There are more than were counted */
                            isMore: boolean;
                            groups: {
                                topic: string;
                                consumer: string;
                                open: number;
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
    admin_deadLetters_list: {
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
                     * @description First day in Korea; every day when both are absent
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
                    /** @enum {string} */
                    state?: "open" | "replayed" | "closed";
                    topic?: string;
                    consumer?: string;
                    /** @description Part of the key, id, type or error */
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
                            list: components["schemas"]["DeadLetterView"][];
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
    admin_deadLetters_detail: {
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
                    letterId: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A110` There is no such dead letter. Load the list again.
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
                            letterId: string;
                            topic: string;
                            /** @description The service that gave it up, or the group of its own */
                            consumer: string;
                            key: string;
                            eventId: string;
                            eventType: string;
                            attempts: number;
                            error: string;
                            /** Format: date-time */
                            diedAt: string;
                            /** @description How often the event died at this consumer, this letter included */
                            burials: number;
                            /** @enum {string} */
                            state: "open" | "replayed" | "closed";
                            decidedAt: string | null;
                            /** @description Login id of the operator */
                            decidedBy: string | null;
                            reason: string | null;
                            headers: {
                                [key: string]: string;
                            };
                            /** @description Null where the bytes are not the topic's message */
                            event: unknown;
                            /** @description Length of the message */
                            bytes: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A110";
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
    admin_deadLetters_replay: {
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
                    letterIds: string[];
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A110` There is no such dead letter. Load the list again.
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
                            done: number;
                            /** @description Those for which it had been done before */
                            already: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A110" | "C999" | "NT99";
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
    admin_deadLetters_close: {
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
                    letterIds: string[];
                    reason: string;
                };
            };
        };
        responses: {
            /**
             * @description Done, or refused:
             *
             *     - `A110` There is no such dead letter. Load the list again.
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
                            done: number;
                            /** @description Those for which it had been done before */
                            already: number;
                        };
                    }) | (components["schemas"]["Refusal"] & {
                        /** @enum {string} */
                        resultCode?: "A110" | "C999" | "NT99";
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
    admin_audit_identity_list: {
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
    admin_audit_identity_export: {
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
    admin_audit_identity_verify: {
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
